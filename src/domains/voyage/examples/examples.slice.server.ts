import type { Slice } from '../../../kernel/server/compose.ts';
import { serve } from '../../../kernel/server/http/endpoint.ts';
import { workedExamplesCall } from './worked-examples.calls.ts';
import { workedExamplesPage } from './worked-examples.page.ts';
import { holds, workedExamples } from './worked-examples.rules.ts';

/** Checks that anyone can run. */
export const examplesSlice: Slice = {
  endpoints: [
    serve(workedExamplesCall, async () =>
      workedExamples().map((group) => ({
        ...group,
        examples: group.examples.map((one) => ({ ...one, holds: holds(one) })),
      })),
    ),
  ],
  pages: [workedExamplesPage],
  permissions: { 'voyage:workedExample:list': { zh: '查看算例校验', en: 'See the worked examples' } },
  grants: { '@staff': ['voyage:workedExample:list'] },
};
