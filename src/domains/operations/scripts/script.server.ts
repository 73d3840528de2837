import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { allScripts, begin } from './run-script.server.ts';
import { listScripts, runScript } from './script.calls.ts';
import { scriptRun } from './script-run.resource.ts';

export const scriptEndpoints: readonly Endpoint[] = [
  serve(listScripts, async (_ctx, _given, { app }) =>
    Object.entries(allScripts(app)).map(([name, { label, help, params }]) => ({
      name,
      label,
      help,
      params: Object.entries(params).map(([param, { schema: _schema, required, ...told }]) => ({
        name: param,
        ...told,
        required: required ?? false,
      })),
    })),
  ),
  serve(runScript, (ctx, { params, body }, { app }) => begin(ctx, app, { name: params.name, ...body })),
  ...crudEndpoints(scriptRun, {
    omit: ['options', 'history', 'create', 'update', 'remove', 'import', 'export'],
  }),
];

export const scriptPermissions = {
  'operations:script:run': { zh: '执行脚本', en: 'Run scripts' },
} as const;
