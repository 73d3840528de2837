import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { checklist } from './checklist.resource.ts';
import { checklistEndpoints } from './checklist.server.ts';
import { question } from './question.resource.ts';
import { questionnairePage } from './questionnaire.page.ts';
import { questionnaire } from './questionnaire.resource.ts';
import { questionnaireEndpoints } from './questionnaire.server.ts';

const KINDS: readonly AnyResource[] = [questionnaire, question, checklist];
const acts = (kind: string, ...names: string[]): string[] => names.map((act) => `qhse:${kind}:${act}`);
const READ = [
  ...acts('checklist', 'list', 'export'),
  ...acts('questionnaire', 'list', 'pick', 'export'),
  ...acts('question', 'list', 'export'),
];
const ANSWER = [...READ, ...acts('checklist', 'add', 'edit', 'del', 'propose', 'finish', 'reopen')];
const KEEP = [
  ...ANSWER,
  ...acts('questionnaire', 'add', 'edit', 'del', 'issue', 'retire'),
  ...acts('question', 'add', 'edit', 'del', 'import'),
];

/** Questionnaires are the quality department's; whoever enters inspections answers them. */
export const questionnaireSlice: Slice = {
  resources: KINDS,
  endpoints: [...questionnaireEndpoints, ...checklistEndpoints],
  pages: [questionnairePage],
  grants: {
    '@ship': READ,
    MASTER: ANSWER,
    CHIEF_OFFICER: ANSWER,
    SUPT_MARINE: ANSWER,
    SUPT_TECH: ANSWER,
    QHSE_OFF: KEEP,
    QHSE_MGR: KEEP,
    DPA: READ,
    GM: READ,
    TECH_MGR: READ,
    AUDITOR: READ,
  },
  demo: async (ctx) => (await import('./questionnaire.demo.ts')).demoQuestionnaires(ctx),
};
