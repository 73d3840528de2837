import { defineFlow, type Flow, type Transition } from './flow.ts';

/**
 * The states of every document that is approved. A domain writes `status: state(documentFlow)`; the approval engine alone
 * moves it, and whoever holds `domain:resource:submit` sends it on its way.
 */
export const documentFlow = defineFlow({
  states: {
    USE: { zh: '草稿', en: 'Draft', tone: 'grey' },
    IN_AUDIT: { zh: '审批中', en: 'Under approval', tone: 'blue' },
    APPROVE: { zh: '已通过', en: 'Approved', tone: 'green' },
    REJECT: { zh: '已驳回', en: 'Rejected', tone: 'red' },
  },
  initial: 'USE',
  transitions: {
    submit: { label: { zh: '提交审批', en: 'Submit for approval' }, from: ['USE'], to: 'IN_AUDIT' },
  },
});

type DocumentState = keyof typeof documentFlow.states;

/** The same with acts of the document's own beside its approval. */
export const documentFlowWith = <const A extends Readonly<Record<string, Transition<DocumentState>>>>(acts: A) =>
  defineFlow({ ...documentFlow, transitions: { ...documentFlow.transitions, ...acts } });

/** Whether the states of a flow are those of documents that are approved. */
export const isDocumentFlow = ({ states }: Pick<Flow, 'states'>): boolean => states === documentFlow.states;
