ALTER TABLE "purchasing_purchase_order" DROP CONSTRAINT "purchasing_purchase_order_order_status_check";
ALTER TABLE "purchasing_order_line" ADD COLUMN "accepted_qty" numeric(20, 4);
ALTER TABLE "purchasing_order_line" ADD COLUMN "rejected_qty" numeric(20, 4);
ALTER TABLE "purchasing_purchase_order" ADD CONSTRAINT "purchasing_purchase_order_order_status_check" CHECK (order_status in ('DRAFT', 'APPROVED', 'SENT', 'CONFIRMED', 'PART_DELIVERED', 'DELIVERED', 'CANCELLED'));
