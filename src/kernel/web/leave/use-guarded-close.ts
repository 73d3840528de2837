import { confirm } from '../confirm.ts';
import { FORM } from '../form/form.text.ts';
import { t } from '../i18n.ts';
import { useUnsaved } from '../tabs/use-tag.ts';
import { useLeaveAnswer } from './leave.ts';

const LEAVE = { title: t(FORM.leaveTitle), effect: t(FORM.leaveEffect), act: t(FORM.discard), danger: true };

/** True where nothing was typed, or the user gives it up. */
export const mayLeave = async (typed: boolean): Promise<boolean> => !typed || confirm(LEAVE);

/** A form within a drawer that has a frame of its own (`useLeaveFrame`): its closing asks here, and its tab is marked meanwhile. */
export function useGuardedPart(typed: boolean): void {
  useUnsaved(typed);
  useLeaveAnswer(() => mayLeave(typed));
}

/**
 * Closes a dialog; asks first where something was typed into it, and marks its tab meanwhile. For Esc, the cross, the mask and the cancel
 * button alike.
 */
export function useGuardedClose(typed: boolean, onClose: () => void): () => void {
  useUnsaved(typed);
  return () => {
    void mayLeave(typed).then((free) => free && onClose());
  };
}
