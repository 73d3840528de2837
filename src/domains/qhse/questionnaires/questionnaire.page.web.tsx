import { KindsPage } from '../../../kernel/web/list/kinds-page.tsx';
import type { ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { checklist } from './checklist.resource.ts';
import { question } from './question.resource.ts';
import { questionnaire } from './questionnaire.resource.ts';
import { QUESTIONNAIRE_TEXT as TEXT } from './questionnaire-words.text.ts';

/** Of answers the columns of the other scale, and where a defect counts, which whoever answers does not read. */
const hidden = ({ answerScale }: Readonly<Record<string, unknown>>): string[] => [
  'answers.ncKind',
  'answers.viqChapter',
  ...(answerScale === 'GRADED' ? ['answers.answer'] : ['answers.aspect', 'answers.grade']),
];

const CHECKLISTS: ResourceSlots = {
  list: {
    savedFilters: [
      { key: 'open', label: { zh: '答题中', en: 'Being answered' }, filters: { checklistStatus: ['cl_open'] } },
      { key: 'done', label: { zh: '已完成', en: 'Finished' }, filters: { checklistStatus: ['cl_done'] } },
    ],
    omit: ['create', 'import'],
  },
  form: { hidden },
  detail: { hidden },
};

const QUESTIONNAIRES: ResourceSlots = { list: { omit: ['import'] } };

const KINDS = {
  checklists: { label: TEXT.checklists, resource: checklist, slots: CHECKLISTS },
  questionnaires: { label: TEXT.questionnaires, resource: questionnaire, slots: QUESTIONNAIRES },
  questions: { label: TEXT.questions, resource: question },
};

/** What is asked in inspections, and what was answered. */
export function Page() {
  return <KindsPage title={TEXT.questionnaires} which={TEXT.which} kinds={KINDS} />;
}
