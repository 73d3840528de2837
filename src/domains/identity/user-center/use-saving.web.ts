import type { FormInstance } from 'antd';
import { useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { showFieldErrors } from './field-errors.web.ts';
import { CENTRE_TEXT as TEXT } from './user-center.text.ts';

/** Saves and says so. Refusals come beside the fields of the form; without one the call itself has told of them. */
export function useSaving(form?: FormInstance): { busy: boolean; save: (work: () => Promise<void>) => Promise<void> } {
  const [busy, setBusy] = useState(false);
  async function save(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
      notify.success(t(TEXT.saved));
    } catch (error) {
      if (form) showFieldErrors(form, error);
      else console.error(error);
    } finally {
      setBusy(false);
    }
  }
  return { busy, save };
}
