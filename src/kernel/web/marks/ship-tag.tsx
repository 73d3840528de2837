import { t } from '../i18n.ts';
import { SHIP_KIND_TEXT, SHIP_KIND_TONE, type ShipKind } from './ship-kind.ts';
import { StatusTag } from './status-tag.tsx';

/** A ship's state with its tone, shape and word. */
export function ShipTag({ kind }: { kind: ShipKind }) {
  return (
    <StatusTag tone={SHIP_KIND_TONE[kind]} ship={kind}>
      {t(SHIP_KIND_TEXT[kind])}
    </StatusTag>
  );
}
