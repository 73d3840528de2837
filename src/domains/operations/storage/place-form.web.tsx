import { Alert, Button, Input, Radio } from 'antd';
import { useId, useState } from 'react';
import { confirm } from '../../../kernel/web/confirm.ts';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { lang, t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { queryClient } from '../../../kernel/web/query-client.ts';
import { ApiError, call, messageOf } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { PLACES } from '../files/stored-file.resource.ts';
import { type StorageState, saveStorage, testStorage } from './storage.calls.ts';
import { STORAGE_TEXT as TEXT } from './storage.text.ts';
import { storageCause } from './storage-cause.rules.ts';
import '../../../kernel/web/fields/field-error.css';

type Name = 'endpoint' | 'region' | 'bucket';
const NAMES: readonly Name[] = ['endpoint', 'region', 'bucket'];
type Tested = { ok: boolean; text: string };

/** The place for new files and how to reach object storage. What the environment sets stands here locked. */
export function PlaceForm({ state }: { state: StorageState }) {
  const [driver, setDriver] = useState(state.driver);
  const [values, setValues] = useState<Record<Name, string>>({
    endpoint: state.endpoint ?? '',
    region: state.region ?? '',
    bucket: state.bucket ?? '',
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState<'save' | 'test'>();
  const [tested, setTested] = useState<Tested>();
  const id = useId();
  const may = hasPermission(saveStorage.permission);
  // A bucket that stands in the field is missing no more.
  const missing = state.missing.filter((name) => name !== 'S3_BUCKET' || values.bucket.trim() === '');
  const dirty = driver !== state.driver || NAMES.some((name) => values[name] !== (state[name] ?? ''));

  /** What would not work is kept only by somebody who knows. */
  async function save(): Promise<void> {
    setErrors({});
    if (driver === 's3' && dirty && missing.length === 0 && !(await test('save'))) {
      const sure = await confirm({
        title: t(TEXT.keepTitle),
        effect: t(TEXT.keepEffect),
        act: t(TEXT.keepAnyway),
        danger: true,
      });
      if (!sure) return;
    }
    setBusy('save');
    try {
      const body = { version: state.version, driver, ...values };
      const next = await call(saveStorage, { body, quiet: true });
      queryClient.setQueryData(['system', 'storage'], next);
      notify.success(t(TEXT.saved, { place: t(PLACES[driver]) }));
    } catch (error) {
      const fields = error instanceof ApiError ? error.errors : [];
      setErrors(
        fields.length > 0
          ? Object.fromEntries(fields.map((one) => [one.field, one.message]))
          : { form: messageOf(error) },
      );
    } finally {
      setBusy(undefined);
    }
  }

  async function test(act: 'save' | 'test' = 'test'): Promise<boolean> {
    setBusy(act);
    setTested(undefined);
    const place = t(PLACES[driver]);
    try {
      const body = { driver, ...(driver === 's3' && values) };
      const { ok, ms, cause = '' } = await call(testStorage, { body, quiet: true });
      const words = storageCause(cause);
      const why = words ? t(TEXT.because, { words: t(words), cause }) : cause;
      setTested({ ok, text: ok ? t(TEXT.testOk, { place, ms }) : t(TEXT.testFailed, { place, cause: why }) });
      return ok;
    } catch (error) {
      setTested({ ok: false, text: t(TEXT.testFailed, { place, cause: messageOf(error) }) });
      return false;
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <Panel title={t(TEXT.where)}>
      <form
        className="storage-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Radio.Group
          className="storage-places"
          aria-label={t(TEXT.where)}
          value={driver}
          disabled={!may}
          onChange={(event) => {
            setDriver(event.target.value);
            setTested(undefined);
            setErrors({});
          }}
        >
          <Radio value="local">
            {t(TEXT.local)}
            <small>{t(TEXT.localHelp)}</small>
          </Radio>
          <Radio value="s3">
            {t(TEXT.s3)}
            <small>{t(TEXT.s3Help)}</small>
          </Radio>
        </Radio.Group>
        {errors.driver && (
          <p className="form-error" role="alert">
            {errors.driver}
          </p>
        )}
        {NAMES.map((name) => {
          const fixed = state.fixed.includes(name);
          const help = fixed ? t(TEXT.byEnvironment, { name: `S3_${name.toUpperCase()}` }) : undefined;
          return (
            <div key={name} className="storage-field">
              <label htmlFor={`${id}${name}`}>{t(TEXT[name])}</label>
              <Input
                id={`${id}${name}`}
                value={values[name]}
                maxLength={200}
                disabled={!may || fixed}
                placeholder={name === 'endpoint' ? t(TEXT.endpointHint) : undefined}
                status={errors[name] ? 'error' : undefined}
                aria-describedby={`${id}${name}help`}
                onChange={(event) => setValues({ ...values, [name]: event.target.value })}
              />
              <small id={`${id}${name}help`} className={errors[name] ? 'form-error' : undefined}>
                {errors[name] ?? help}
              </small>
            </div>
          );
        })}
        <p className="list-message-more">
          {missing.length > 0 ? t(TEXT.missing, { names: missing.join(lang === 'zh' ? '、' : ', ') }) : t(TEXT.ready)}
        </p>
        {errors.form && <Alert type="error" showIcon title={errors.form} />}
        {tested && <Alert type={tested.ok ? 'success' : 'error'} showIcon title={tested.text} role="status" />}
        {may && (
          <div className="storage-acts">
            <Button loading={busy === 'test'} onClick={() => void test()}>
              {t(TEXT.test)}
            </Button>
            <Button type="primary" htmlType="submit" disabled={!dirty} loading={busy === 'save'}>
              {t(TEXT.save)}
            </Button>
          </div>
        )}
      </form>
    </Panel>
  );
}
