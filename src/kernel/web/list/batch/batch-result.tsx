import { Button, Modal } from 'antd';
import { downloadFile } from '../../fields/stored-file.ts';
import { t } from '../../i18n.ts';
import { BATCH } from './batch.text.ts';
import type { Batch } from './use-batch.ts';
import './batch-result.css';

type Props = { ended: NonNullable<Batch['ended']>; onUndo: () => void; onClose: () => void };

/** Who was refused and why; the sheet has all of them. */
export function BatchResult({ ended: { task, report }, onUndo, onClose }: Props) {
  const { done, refused, total, refusals } = report;
  const w = total - done - refused;
  const n = (value: number): string => value.toLocaleString('en-US');
  const { fileId } = task;
  return (
    <Modal
      open
      width={640}
      title={t(BATCH.resultTitle)}
      onCancel={onClose}
      footer={
        <>
          {fileId && <Button onClick={() => downloadFile(fileId)}>{t(BATCH.download)}</Button>}
          {report.undoable && <Button onClick={onUndo}>{t(BATCH.undo)}</Button>}
          <Button type="primary" autoFocus onClick={onClose}>
            {t(BATCH.close)}
          </Button>
        </>
      }
    >
      <p>
        <strong>{t(task.title)}</strong>
        {' · '}
        {t(w > 0 ? BATCH.resultRest : BATCH.result, { n: n(done), m: n(refused), w: n(w) })}
      </p>
      {task.error && task.state === 'FAILED' && <p role="alert">{t(task.error)}</p>}
      {refusals.length > 0 && (
        <section className="batch-refusals" aria-label={t(BATCH.cause)}>
          <table>
            <thead>
              <tr>
                <th>{t(BATCH.record)}</th>
                <th>{t(BATCH.cause)}</th>
              </tr>
            </thead>
            <tbody>
              {refusals.map(({ id, name, message }) => (
                <tr key={id}>
                  <td className="num">{name}</td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {refused > refusals.length && <p>{t(BATCH.firstShown, { n: n(refusals.length) })}</p>}
    </Modal>
  );
}
