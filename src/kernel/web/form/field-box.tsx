import { QuestionCircleOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import type { Field } from '../../resource/field.ts';
import { t } from '../i18n.ts';
import { FORM } from './form.text.ts';
import '../fields/field-error.css';
import './form.css';

type Props = {
  id: string;
  label: string;
  required?: boolean;
  unit?: string;
  help?: string;
  error?: string;
  /** The field's path in its form, for the walk over errors. */
  path?: string;
  children: ReactNode;
};

/** Ids for `aria-describedby` of a field's control. */
export const describedBy = (id: string, error: string | undefined): string | undefined =>
  error ? `${id}-error` : undefined;

/** Numbers show their unit inside their box. */
export const unitInside = (field: Field): boolean => field.kind === 'number';

/** Label on top with the mark of a required field behind it, unit at the right or in the box, message below (ui.md 6.4). For hand-written forms too. */
export function FieldBox({ id, label, required, unit, help, error, path, children }: Props) {
  return (
    <div className="form-field" data-error={error !== undefined} data-path={path}>
      <div className="form-label">
        <label htmlFor={id}>
          {label}
          {required && (
            <span className="form-star" title={t(FORM.required)}>
              *
            </span>
          )}
        </label>
        {help && (
          <Tooltip title={help}>
            <QuestionCircleOutlined className="form-help" aria-label={help} tabIndex={0} />
          </Tooltip>
        )}
        {unit && <span className="form-unit">{unit}</span>}
      </div>
      {children}
      {error && (
        <span id={`${id}-error`} className="form-error" role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
