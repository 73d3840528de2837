import type { FormInstance } from 'antd';
import { ApiError } from '../../../kernel/web/request.ts';

/** Puts the server's refusals beside their fields. */
export function showFieldErrors(form: FormInstance, error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  form.setFields(error.errors.map((one) => ({ name: one.field, errors: [one.message] })));
}
