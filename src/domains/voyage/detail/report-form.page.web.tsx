import { FileSearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { t } from '../../../kernel/web/i18n.ts';
import { Message } from '../../../kernel/web/list/list-message.tsx';
import { useRecordPath } from '../../../kernel/web/routing/record-places.ts';
import { usePagePath } from '../use-page-path.web.ts';
import { DETAIL_TEXT as TEXT } from './detail.text.ts';
import '../../../kernel/web/list/list.css';
import './report-form.css';

/** Reports have their pages below their list; addresses of old times, `?id=`, lead there. */
export function Page() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const pathOf = useRecordPath();
  const id = Number(search.get('id'));
  const path = Number.isSafeInteger(id) && id > 0 ? pathOf('voyage.report', id) : undefined;
  if (path) return <Navigate to={path} replace state={{ turnedFrom: pathname }} />;
  return (
    <div className="report-page">
      <Unchosen />
    </div>
  );
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
