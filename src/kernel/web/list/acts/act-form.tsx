import { Modal } from 'antd';
import { useId, useMemo, useState } from 'react';
import { following } from '../../../resource/derive.ts';
import { sectionsOf } from '../../../resource/resource.ts';
import { defaultsOf, validate } from '../../../resource/validate.ts';
import { focusField } from '../../form/field-id.ts';
import { FormContext } from '../../form/form-context.ts';
import { FormSection } from '../../form/form-section.tsx';
import { createFormStore } from '../../form/form-store.ts';
import { inFormOrder, problemsOf } from '../../form/problems.ts';
import { useForm } from '../../form/use-field.ts';
import { t } from '../../i18n.ts';
import { useGuardedClose } from '../../leave/use-guarded-close.ts';
import { ApiError, messageOf } from '../../request.ts';
import { LIST } from '../list.text.ts';
import type { Question } from './ask.tsx';
import '../../form/form.css';
import './act-form.css';
import '../../fields/fields.css';
import '../../fields/field-error.css';

type Props = { question: Question & { form: NonNullable<Question['form']> }; onClose: () => void };

const NONE: readonly string[] = [];

/** An act that asks for a few values first: its form as it is declared, with its rules; what the server refuses stands at its field. */
export function ActForm({ question, onClose }: Props) {
  const { fields: form, initial } = question.form;
  const id = useId();
  const [store] = useState(() =>
    createFormStore<Record<string, unknown>>(
      { ...defaultsOf(form), ...initial },
      {
        check: (values) => problemsOf(form, values, t),
        derive: (values, paths) => following(form, values, paths),
      },
    ),
  );
  const dirty = useForm(store, (one) => one.dirty());
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const close = useGuardedClose(open && dirty, () => setOpen(false));
  const context = useMemo(
    () => ({ store, resource: form, id, labels: {}, controls: {}, locked: NONE, hidden: NONE }),
    [store, form, id],
  );

  function lead(paths: readonly string[]): void {
    const [first] = inFormOrder(form, paths);
    if (first) focusField(id, first);
  }

  async function run(): Promise<void> {
    store.showAll();
    const wrong = Object.keys(store.errors());
    if (wrong.length > 0) {
      lead(wrong);
      return;
    }
    setBusy(true);
    setFailed(undefined);
    try {
      await question.run(undefined, validate(form, store.values()).values);
      setOpen(false);
    } catch (error) {
      const refused = error instanceof ApiError ? error.errors.filter(({ field }) => field in form.fields) : [];
      store.setErrors(Object.fromEntries(refused.map(({ field, message }) => [field, message])));
      if (refused.length > 0) lead(refused.map(({ field }) => field));
      else setFailed(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal
      open={open}
      title={question.title}
      width={480}
      okText={question.act}
      cancelText={t(LIST.cancel)}
      okButtonProps={{ danger: question.danger }}
      confirmLoading={busy}
      onOk={() => void run()}
      onCancel={close}
      afterClose={onClose}
    >
      {question.effect && <p>{question.effect}</p>}
      {failed && (
        <p className="form-error" role="alert">
          {failed}
        </p>
      )}
      <FormContext value={context}>
        <form
          className="act-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void run();
          }}
        >
          {sectionsOf(form).map((section, i) => (
            <FormSection key={section.title.en} id={`${id}-s${i}`} rows={section.rows} />
          ))}
          {/* Enter in a field does the act. */}
          <button type="submit" hidden />
        </form>
      </FormContext>
    </Modal>
  );
}
