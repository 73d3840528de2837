import { fileTables } from './files/table.ts';
import { historyTable } from './history.ts';
import { idempotencyTable } from './http/idempotency.ts';
import { serialTable } from './serial.ts';

/** The kernel's own tables. */
export const kernelTables = {
  kernel_history: historyTable,
  kernel_serial: serialTable,
  kernel_idempotency: idempotencyTable,
  ...fileTables,
};
