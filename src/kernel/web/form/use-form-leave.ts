import { confirm } from '../confirm.ts';
import { t } from '../i18n.ts';
import { useLeaveAnswer } from '../leave/leave.ts';
import { useUnsaved } from '../tabs/use-tag.ts';
import { FORM } from './form.text.ts';

type Given = {
  /** Something is typed and not saved; the tab shows it. */
  unsaved: boolean;
  /** The same at the moment of leaving. */
  isUnsaved: () => boolean;
  /** What is typed is given up. */
  giveUp: () => void;
};

const LEAVE = {
  title: t(FORM.leaveTitle),
  effect: t(FORM.leaveEffect),
  act: t(FORM.discard),
  danger: true,
};

/** Guards a form against being left by mistake; answers whether it may close: nothing is unsaved, or the user gives it up. */
export function useFormLeave({ unsaved, isUnsaved, giveUp }: Given): () => Promise<boolean> {
  async function mayLeave(): Promise<boolean> {
    if (!isUnsaved()) return true;
    if (!(await confirm(LEAVE))) return false;
    giveUp();
    return true;
  }
  useUnsaved(unsaved);
  useLeaveAnswer(mayLeave);
  return mayLeave;
}
