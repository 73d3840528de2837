-- A price difference of an invoice line is taken once.
CREATE UNIQUE INDEX "stock_movement_difference_once" ON "stock_movement" ("source", "source_id", "line_id") WHERE move_type = 'VALUE_ADJUST';
