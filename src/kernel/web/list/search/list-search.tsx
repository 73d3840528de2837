import { FilterOutlined } from '@ant-design/icons';
import { Badge, Button, Drawer } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { SearchWord } from '../../fields/search-word.tsx';
import { t } from '../../i18n.ts';
import { useMobile } from '../../viewport/use-mobile.ts';
import { LIST } from '../list.text.ts';
import '../list.css';
import './list-search.css';
import '../phone/phone-list.css';

type Props = {
  /** In sight on every screen, such as the two or three kinds of rows. */
  views?: ReactNode;
  /** In the band; on a phone in the sheet. */
  filters?: ReactNode;
  /** Behind 更多, in cells with a label each; on a phone in the sheet. */
  more?: ReactNode;
  keyword?: { readonly label: string; readonly value: string; readonly onSearch: (word: string) => void };
  /** How many of the filters hold, and of them how many stand behind 更多. */
  held?: number;
  hidden?: number;
  /** Absent where nothing narrows the rows. */
  onClear?: () => void;
};

/** What the rows of a list that is no register are chosen by. */
export function ListSearch(props: Props) {
  return useMobile() ? <PhoneSearch {...props} /> : <Band {...props} />;
}

function Band({ views, filters, more, keyword, hidden = 0, onClear }: Props) {
  const id = useId();
  const [open, setOpen] = useState(hidden > 0);
  return (
    <search className="list-band list-search list-choose">
      {views}
      {filters}
      <span className="list-choose-end">
        {onClear && (
          <Button type="link" onClick={onClear}>
            {t(LIST.clear)}
          </Button>
        )}
        {keyword && <SearchWord className="list-choose-word" {...keyword} />}
        {more && (
          <Badge count={hidden} size="small">
            <Button icon={<FilterOutlined />} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
              {t(LIST.more)}
            </Button>
          </Badge>
        )}
      </span>
      {more && open && (
        <div className="list-sheet" id={id}>
          {more}
        </div>
      )}
    </search>
  );
}

/** The word and the one button beside it; the filters come up from below, and what they leave stands behind them at once. */
function PhoneSearch({ views, filters, more, keyword, held = 0, onClear }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <search className="list-phone-search">
      {(keyword || filters || more) && (
        <div className="list-phone-bar">
          {keyword && <SearchWord {...keyword} />}
          {(filters || more) && (
            <Badge count={held} size="small">
              <Button
                size="large"
                icon={<FilterOutlined />}
                aria-label={t(LIST.filter)}
                onClick={() => setOpen(true)}
              />
            </Badge>
          )}
        </div>
      )}
      {views && <div className="list-choose-views">{views}</div>}
      <Drawer open={open} placement="bottom" size="75%" title={t(LIST.filter)} onClose={() => setOpen(false)}>
        <div className="list-phone-sheet">
          {filters}
          {more}
          <div className="list-phone-acts">
            <Button size="large" disabled={!onClear} onClick={onClear}>
              {t(LIST.clear)}
            </Button>
            <Button size="large" type="primary" onClick={() => setOpen(false)}>
              {t(LIST.showRows)}
            </Button>
          </div>
        </div>
      </Drawer>
    </search>
  );
}
