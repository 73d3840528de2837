import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { say } from '../../../kernel/text.ts';
import { catalogueOf } from '../../identity/public.server.ts';
import { apiDocsWords } from './api-docs.calls.ts';

export const apiDocsEndpoints: readonly Endpoint[] = [
  serve(apiDocsWords, async ({ lang }, _given, { app }) => ({
    domains: app.modules.map(({ name, label, endpoints }) => ({
      domain: name,
      label: say(label, lang),
      calls: endpoints.map(({ route }) => `${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}`),
    })),
    permissions: Object.fromEntries(
      catalogueOf(app.modules).flatMap(({ label, subjects }) =>
        subjects.flatMap((subject) =>
          subject.permissions.map((one): [string, string] => [
            one.permission,
            // A permission that stands alone is its own subject: it is named once.
            [...new Set([label, subject.label, one.label].map((text) => say(text, lang)))].join(' · '),
          ]),
        ),
      ),
    ),
  })),
];
