import { LogoutOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { NavLink } from 'react-router';
import { t } from '../../../kernel/web/i18n.ts';
import { Mark } from '../../../kernel/web/marks/mark.tsx';
import { COMPANY } from '../../../shell/company.ts';
import { LangLinks } from '../../../shell/sign-in/lang-links.tsx';
import { QUOTE_TEXT as TEXT } from '../quote/quote.text.ts';
import { signOutVendor } from './vendor-session.web.ts';

type Props = { company: string; name: string; type: 'quote' | 'shipRepair'; children: ReactNode };

/** A plain head over the page: whose area it is, who is signed in, the lists. */
export function VendorFrame({ company, name, type, children }: Props) {
  useEffect(() => {
    document.title = `${t(type === 'quote' ? TEXT.area : TEXT.repairTitle)} · ${t(COMPANY.name)}`;
  }, [type]);
  return (
    <div className="vendor">
      <header className="vendor-head">
        <div className="vendor-brand">
          <Mark size={32} />
          <span>
            <b>{t(type === 'quote' ? TEXT.area : TEXT.repairTitle)}</b>
            <small>{t(COMPANY.name)}</small>
          </span>
        </div>
        <nav aria-label={t(type === 'quote' ? TEXT.area : TEXT.repairTitle)}>
          <NavLink to={`/vendor/${type}`} end>
            {t(type === 'quote' ? TEXT.invitations : TEXT.repairs)}
          </NavLink>
          {type === 'quote' && <NavLink to="/vendor/quote/orders">{t(TEXT.orders)}</NavLink>}
          {type === 'quote' && <NavLink to="/vendor/quote/invoices">{t(TEXT.invoices)}</NavLink>}
          <NavLink to={`/vendor/${type}/papers`}>{t(TEXT.papers)}</NavLink>
          <NavLink to={`/vendor/${type}/colleagues`}>{t(TEXT.colleagues)}</NavLink>
        </nav>
        <div className="vendor-who">
          <span>
            <b>{company}</b>
            <small>{name}</small>
          </span>
          <LangLinks />
          <Button icon={<LogoutOutlined />} onClick={() => void signOutVendor()}>
            {t(TEXT.signOut)}
          </Button>
        </div>
      </header>
      <main className="vendor-main">{children}</main>
    </div>
  );
}
