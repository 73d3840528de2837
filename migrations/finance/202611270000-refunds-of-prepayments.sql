CREATE TABLE "finance_prepayment_refund" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_prepayment_refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"refund_no" text,
	"credit_id" bigint NOT NULL,
	"partner_id" bigint,
	"currency_id" bigint,
	"refund_reason" text NOT NULL,
	"payer_account_id" bigint NOT NULL,
	"received_date" date NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"received_currency_id" bigint,
	"received_amount" numeric(20, 2),
	"bank_ref" text NOT NULL,
	"rate" numeric(20, 8),
	"base_amount" numeric(20, 2),
	"cost_base" numeric(20, 2),
	"exchange_diff" numeric(20, 2),
	"attachments" bigint[],
	"remark" text,
	"refund_status" text NOT NULL,
	CONSTRAINT "finance_prepayment_refund_refund_reason_check" CHECK (refund_reason in ('CANCELLED', 'CUT', 'OVERPAID')),
	CONSTRAINT "finance_prepayment_refund_refund_status_check" CHECK (refund_status in ('DRAFT', 'RECEIVED', 'VOID'))
);

ALTER TABLE "finance_supplier_credit" ADD COLUMN "refunded" numeric(20, 2);
ALTER TABLE "finance_supplier_credit" ADD COLUMN "refunded_base" numeric(20, 2);
ALTER TABLE "finance_prepayment_refund" ADD CONSTRAINT "finance_prepayment_refund_credit_id_ref" FOREIGN KEY ("credit_id") REFERENCES "public"."finance_supplier_credit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_prepayment_refund" ADD CONSTRAINT "finance_prepayment_refund_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_prepayment_refund" ADD CONSTRAINT "finance_prepayment_refund_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_prepayment_refund" ADD CONSTRAINT "finance_prepayment_refund_payer_account_id_ref" FOREIGN KEY ("payer_account_id") REFERENCES "public"."finance_payer_account"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_prepayment_refund" ADD CONSTRAINT "finance_prepayment_refund_received_currency_id_ref" FOREIGN KEY ("received_currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "finance_prepayment_refund_refund_no_serial" ON "finance_prepayment_refund" USING btree ("refund_no") WHERE deleted_at is null;
CREATE INDEX "finance_prepayment_refund_sort" ON "finance_prepayment_refund" USING btree ("refund_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_prepayment_refund_credit_id_look" ON "finance_prepayment_refund" USING btree ("credit_id");
CREATE INDEX "finance_prepayment_refund_received_date_day" ON "finance_prepayment_refund" USING btree ("received_date") WHERE deleted_at is null;
CREATE INDEX "finance_prepayment_refund_credit_id_sort" ON "finance_prepayment_refund" USING btree ("credit_id","refund_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_prepayment_refund_partner_id_sort" ON "finance_prepayment_refund" USING btree ("partner_id","refund_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_prepayment_refund_currency_id_sort" ON "finance_prepayment_refund" USING btree ("currency_id","refund_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_prepayment_refund_payer_account_id_sort" ON "finance_prepayment_refund" USING btree ("payer_account_id","refund_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_prepayment_refund_received_currency_id_sort" ON "finance_prepayment_refund" USING btree ("received_currency_id","refund_no" desc,"id" desc) WHERE deleted_at is null;
