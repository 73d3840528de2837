ALTER TABLE "purchasing_purchase_order" ADD COLUMN "supplier_email" text;
