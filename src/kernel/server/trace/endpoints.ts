import { traceCall } from '../../trace.calls.ts';
import { type Endpoint, serve } from '../http/endpoint.ts';
import { traceOf } from './trace.ts';

export const traceEndpoints: readonly Endpoint[] = [serve(traceCall, (ctx, { params }) => traceOf(ctx, params))];
