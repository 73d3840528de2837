import { findRecords } from '../../finder.calls.ts';
import { type Endpoint, serve } from '../http/endpoint.ts';
import { findRecordsOf } from './find.ts';

export const finderEndpoints: readonly Endpoint[] = [serve(findRecords, (ctx, { query }) => findRecordsOf(ctx, query))];
