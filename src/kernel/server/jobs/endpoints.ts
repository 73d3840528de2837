import { cancelTaskCall, listTasks, putTaskAwayCall, readTask } from '../../task.calls.ts';
import { type Endpoint, serve } from '../http/endpoint.ts';
import { cancelTask, myTask, myTasks, putTaskAway } from './tasks.ts';

/** The own tasks. */
export const taskEndpoints: readonly Endpoint[] = [
  serve(listTasks, (ctx) => myTasks(ctx)),
  serve(readTask, (ctx, { params: { id } }) => myTask(ctx, id)),
  serve(cancelTaskCall, (ctx, { params: { id } }) => cancelTask(ctx, id)),
  serve(putTaskAwayCall, (ctx, { params: { id } }) => putTaskAway(ctx, id)),
];
