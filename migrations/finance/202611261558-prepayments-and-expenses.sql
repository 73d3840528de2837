CREATE TABLE "finance_expense_process" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_expense_process_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"expense_no" text,
	"partner_id" bigint NOT NULL,
	"organization_id" bigint NOT NULL,
	"vessel_id" bigint,
	"category" text NOT NULL,
	"occurred_on" date NOT NULL,
	"voyage_no" text,
	"port_id" bigint,
	"contract_no" text,
	"currency_id" bigint NOT NULL,
	"rate" numeric(20, 8),
	"budget_seen" boolean,
	"amount" numeric(20, 2),
	"base_amount" numeric(20, 2),
	"invoiced_amount" numeric(20, 2),
	"attachments" bigint[],
	"remark" text,
	"status" text NOT NULL,
	"expense_status" text NOT NULL,
	CONSTRAINT "finance_expense_process_category_check" CHECK (category in ('PORT_DUES', 'AGENCY', 'TOWING', 'SURVEY', 'CONSULTANCY', 'OTHER')),
	CONSTRAINT "finance_expense_process_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT')),
	CONSTRAINT "finance_expense_process_expense_status_check" CHECK (expense_status in ('DRAFT', 'OPEN', 'PART', 'DONE', 'CLOSED'))
);

CREATE TABLE "finance_expense_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_expense_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"description" text NOT NULL,
	"subject_id" bigint,
	"amount" numeric(20, 2) NOT NULL,
	"tax_rate" numeric(20, 4),
	"invoiced_share" numeric(20, 4),
	"invoiced_amount" numeric(20, 2)
);

CREATE TABLE "finance_supplier_credit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_supplier_credit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"document_no" text,
	"source" text,
	"source_id" bigint,
	"partner_id" bigint,
	"organization_id" bigint,
	"currency_id" bigint,
	"limit_amount" numeric(20, 2),
	"asked_amount" numeric(20, 2),
	"prepayable" numeric(20, 2),
	"amount" numeric(20, 2),
	"base_amount" numeric(20, 2),
	"used" numeric(20, 2),
	"used_base" numeric(20, 2),
	"held_amount" numeric(20, 2),
	"remaining" numeric(20, 2),
	"credit_status" text NOT NULL,
	CONSTRAINT "finance_supplier_credit_credit_status_check" CHECK (credit_status in ('WAITING', 'OPEN', 'USED'))
);

ALTER TABLE "finance_invoice" DROP CONSTRAINT "finance_invoice_biz_type_check";
ALTER TABLE "finance_invoice_review_config" DROP CONSTRAINT "finance_invoice_review_config_biz_type_check";
ALTER TABLE "finance_payment_requisition" DROP CONSTRAINT "finance_payment_requisition_pay_status_check";
ALTER TABLE "finance_requisition_line" ALTER COLUMN "invoice_id" DROP NOT NULL;
ALTER TABLE "finance_payment_requisition" ADD COLUMN "pay_kind" text DEFAULT 'INVOICE' NOT NULL;
ALTER TABLE "finance_payment_requisition" ALTER COLUMN "pay_kind" DROP DEFAULT;
ALTER TABLE "finance_payment_requisition" ADD COLUMN "skip_reason" text;
ALTER TABLE "finance_requisition_line" ADD COLUMN "credit_id" bigint;
ALTER TABLE "finance_expense_process" ADD CONSTRAINT "finance_expense_process_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_expense_process" ADD CONSTRAINT "finance_expense_process_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_expense_process" ADD CONSTRAINT "finance_expense_process_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_expense_process" ADD CONSTRAINT "finance_expense_process_port_id_ref" FOREIGN KEY ("port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_expense_process" ADD CONSTRAINT "finance_expense_process_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_expense_line" ADD CONSTRAINT "finance_expense_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."finance_expense_process"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_expense_line" ADD CONSTRAINT "finance_expense_line_subject_id_ref" FOREIGN KEY ("subject_id") REFERENCES "public"."finance_budget_subject"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_supplier_credit" ADD CONSTRAINT "finance_supplier_credit_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_supplier_credit" ADD CONSTRAINT "finance_supplier_credit_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_supplier_credit" ADD CONSTRAINT "finance_supplier_credit_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "finance_expense_process_expense_no_serial" ON "finance_expense_process" USING btree ("expense_no") WHERE deleted_at is null;
CREATE INDEX "finance_expense_process_sort" ON "finance_expense_process" USING btree ("expense_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_expense_process_occurred_on_day" ON "finance_expense_process" USING btree ("occurred_on") WHERE deleted_at is null;
CREATE INDEX "finance_expense_process_partner_id_sort" ON "finance_expense_process" USING btree ("partner_id","expense_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_expense_process_organization_id_sort" ON "finance_expense_process" USING btree ("organization_id","expense_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_expense_process_vessel_id_sort" ON "finance_expense_process" USING btree ("vessel_id","expense_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_expense_process_port_id_sort" ON "finance_expense_process" USING btree ("port_id","expense_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_expense_process_currency_id_sort" ON "finance_expense_process" USING btree ("currency_id","expense_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_expense_line_parent" ON "finance_expense_line" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "finance_supplier_credit_source_source_id_key" ON "finance_supplier_credit" USING btree ("source","source_id") WHERE deleted_at is null;
CREATE INDEX "finance_supplier_credit_sort" ON "finance_supplier_credit" USING btree ("document_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_supplier_credit_partner_id_sort" ON "finance_supplier_credit" USING btree ("partner_id","document_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_supplier_credit_organization_id_sort" ON "finance_supplier_credit" USING btree ("organization_id","document_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_supplier_credit_currency_id_sort" ON "finance_supplier_credit" USING btree ("currency_id","document_no" desc,"id" desc) WHERE deleted_at is null;
ALTER TABLE "finance_requisition_line" ADD CONSTRAINT "finance_requisition_line_credit_id_ref" FOREIGN KEY ("credit_id") REFERENCES "public"."finance_supplier_credit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE INDEX "finance_requisition_line_credit_id_look" ON "finance_requisition_line" USING btree ("credit_id");
ALTER TABLE "finance_invoice" ADD CONSTRAINT "finance_invoice_biz_type_check" CHECK (biz_type in ('PURCHASE', 'EXPENSE', 'OTHER'));
ALTER TABLE "finance_invoice_review_config" ADD CONSTRAINT "finance_invoice_review_config_biz_type_check" CHECK (biz_type in ('PURCHASE', 'EXPENSE', 'OTHER'));
ALTER TABLE "finance_payment_requisition" ADD CONSTRAINT "finance_payment_requisition_pay_kind_check" CHECK (pay_kind in ('INVOICE', 'PREPAY'));
ALTER TABLE "finance_payment_requisition" ADD CONSTRAINT "finance_payment_requisition_pay_status_check" CHECK (pay_status in ('DRAFT', 'TO_CASHIER', 'IN_BATCH', 'IN_FILE', 'PAID', 'OFFSET', 'RETURNED'));
