import { FileSearchOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { t } from '../../../kernel/web/i18n.ts';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { ApiError, messageOf } from '../../../kernel/web/request.ts';
import { usePagePath } from '../use-page-path.web.ts';
import { DETAIL_TEXT as TEXT } from './detail.text.ts';
import { ReportView } from './report-view.web.tsx';
import { useReport } from './use-report.web.ts';
import '../../../kernel/web/list/list.css';
import './report-form.css';

/** One report to read, to print, and to confirm or send back: `?id=`. */
export function Page() {
  const [search] = useSearchParams();
  const id = Number(search.get('id'));
  return <div className="report-page">{id > 0 ? <Loaded id={id} /> : <Unchosen />}</div>;
}

function Unchosen() {
  const navigate = useNavigate();
  const board = usePagePath('voyage/VoyageReportHome');
  return (
    <>
      <h1 className="page-title">{t(TEXT.title)}</h1>
      <Message icon={<FileSearchOutlined />} title={t(TEXT.choose)}>
        <p className="list-message-more">{t(TEXT.chooseHint)}</p>
        {board && <Button onClick={() => navigate(board)}>{t(TEXT.toBoard)}</Button>}
      </Message>
    </>
  );
}

function Loaded({ id }: { id: number }) {
  const found = useReport(id);
  if (found.data) return <ReportView detail={found.data} key={id} />;
  if (!found.error) return <SkeletonRows />;
  const { error } = found;
  const gone = error instanceof ApiError && error.status === 404;
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <>
      <h1 className="page-title">{t(TEXT.title)}</h1>
      <Message icon={<WarningOutlined />} title={t(gone ? TEXT.notFound : TEXT.failed)} alert>
        <p className="list-message-more">{messageOf(error)}</p>
        {requestId && <p className="list-message-more num">{requestId}</p>}
        {!gone && <Button onClick={() => void found.refetch()}>{t(TEXT.retry)}</Button>}
      </Message>
    </>
  );
}
