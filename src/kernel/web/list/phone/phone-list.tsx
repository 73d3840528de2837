import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { PhoneSearch } from '../search/phone-search.tsx';
import { RecordCards } from './record-cards.tsx';
import './phone-list.css';

type Props = ComponentProps<typeof PhoneSearch> &
  ComponentProps<typeof RecordCards> & {
    batch: ReactNode;
    createLabel: string;
    onCreate?: () => void;
  };

/** The list on a phone: search, cards, a round button, and the batch bar at the bottom. */
export function PhoneList({ batch, createLabel, onCreate, ...rest }: Props) {
  return (
    <>
      <PhoneSearch {...rest} />
      <RecordCards {...rest} />
      {batch && <div className="list-phone-batch">{batch}</div>}
      {onCreate && !batch && (
        <Button
          className="list-fab"
          type="primary"
          shape="circle"
          icon={<PlusOutlined />}
          aria-label={createLabel}
          onClick={onCreate}
        />
      )}
    </>
  );
}
