import { AppError } from '../../../../kernel/errors.ts';
import type { ApprovalNode } from '../../../../kernel/flow/approval-tree.ts';

/** The engine refuses in the product's words; a refused act has changed nothing. */

/** Thrown for a task that is no longer open; the caller adds who was faster. */
export class NoLongerOpen extends AppError {
  constructor() {
    super('STALE', { zh: '该审批任务已被处理', en: 'This task has been dealt with' });
  }
}

export function nobodyFound(node: ApprovalNode): AppError {
  return new AppError(
    'RULE',
    {
      zh: `节点“${node.name.zh}”找不到审批人，流程不允许继续；须由管理员补充人员或修改流程`,
      en: `Nobody is found for the step ${node.name.en}, and the flow does not go on without; an administrator must name somebody or change the flow`,
    },
    { data: { nodeId: node.id } },
  );
}

export function deadEnd(node: ApprovalNode): AppError {
  return new AppError(
    'RULE',
    { zh: `流程在“${node.name.zh}”之后没有出路，须修改流程`, en: `The flow has no way on after ${node.name.en}` },
    { data: { nodeId: node.id } },
  );
}

export function notNow(zh: string, en: string): AppError {
  return new AppError('WRONG_STATE', { zh, en });
}

export function badPerson(zh: string, en: string): AppError {
  return new AppError('RULE', { zh, en }, { errors: [{ field: 'userIds', message: { zh, en } }] });
}
