import { ref, sealedText } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** Whoever takes a file to the bank holds it by name; nobody else reads what is in one. */
export const TAKE_FILE = 'finance:bankFile:export';

/**
 * The bytes of a file that went to a bank, or came from it. They name accounts in full and lie sealed as those do: no list, no page and no
 * call gives them out but the downloads, which write down who took them.
 */
export const bankContent = defineResource({
  name: 'finance.bankContent',
  label: { zh: '银行文件内容', en: 'Content of a bank file' },
  title: ['bankFileId', 'bankReturnId'],
  fields: {
    bankFileId: ref('finance.bankFile', { zh: '银行文件', en: 'Bank file' }),
    bankReturnId: ref('finance.bankReturn', { zh: '银行回单', en: 'Bank’s results' }),
    content: sealedText({ zh: '内容', en: 'Content' }, TAKE_FILE, { max: 10_000_000 }),
  },
  unique: [['bankFileId'], ['bankReturnId']],
  scope: 'all',
});
