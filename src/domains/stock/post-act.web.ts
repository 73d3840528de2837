import { t } from '../../kernel/web/i18n.ts';
import type { RowAct } from '../../kernel/web/list/acts/row-act.ts';
import { notify } from '../../kernel/web/notice.ts';
import { call } from '../../kernel/web/request.ts';
import { postIssueCall } from './issues/issue.calls.ts';
import { postCall } from './receipts/receipt.calls.ts';
import { STOCK_TEXT as TEXT } from './stock.text.ts';

/** Books a draft: what a document of a store is written for. */
const postOf = (by: typeof postCall | typeof postIssueCall): RowAct => ({
  key: 'post',
  label: TEXT.post,
  permission: by.permission,
  when: (row) => row.docStatus === 'DRAFT',
  first: true,
  run: async ({ id, version }, { refresh }) => {
    await call(by, { params: { id }, body: { version } });
    notify.success(t(TEXT.posted));
    await refresh();
  },
});

export const POST_RECEIPT = postOf(postCall);
export const POST_ISSUE = postOf(postIssueCall);
