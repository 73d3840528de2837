ALTER TABLE "purchasing_order_line" ADD COLUMN "closed_qty" numeric(20, 4);
