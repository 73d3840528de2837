CREATE TABLE "finance_billable_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_billable_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"source_no" text,
	"source" text,
	"source_id" bigint,
	"line_id" bigint,
	"line_kind" text NOT NULL,
	"partner_id" bigint,
	"organization_id" bigint,
	"vessel_id" bigint,
	"currency_id" bigint,
	"subject_id" bigint,
	"item_name" text,
	"item_name_en" text,
	"unit_id" bigint,
	"ordered_qty" numeric(20, 4),
	"accepted_qty" numeric(20, 4),
	"invoiced_qty" numeric(20, 4),
	"held_qty" numeric(20, 4),
	"open_qty" numeric(20, 4),
	"unit_price" numeric(20, 6),
	"tax_rate" numeric(20, 4),
	"open_amount" numeric(20, 2),
	"ended" boolean,
	"status" text NOT NULL,
	CONSTRAINT "finance_billable_line_line_kind_check" CHECK (line_kind in ('GOODS', 'CHARGE')),
	CONSTRAINT "finance_billable_line_status_check" CHECK (status in ('WAITING', 'OPEN', 'PART', 'DONE', 'CANCELLED'))
);

CREATE TABLE "finance_invoice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"serial_no" text,
	"biz_type" text NOT NULL,
	"invoice_type" text NOT NULL,
	"invoice_code" text,
	"invoice_no" text,
	"invoice_date" date,
	"received_date" date NOT NULL,
	"book_month" text NOT NULL,
	"partner_id" bigint NOT NULL,
	"seller_tax_no" text,
	"buyer_organization_id" bigint,
	"currency_id" bigint NOT NULL,
	"rate" numeric(20, 8),
	"paper_gross" numeric(20, 2),
	"net_total" numeric(20, 2),
	"tax_total" numeric(20, 2),
	"gross_total" numeric(20, 2),
	"base_net" numeric(20, 2),
	"base_gross" numeric(20, 2),
	"match_result" text NOT NULL,
	"verify_status" text NOT NULL,
	"dup_key" text,
	"duplicate_reason" text,
	"due_date" date,
	"reviewer_ids" bigint[],
	"review_sign" text,
	"paid_amount" numeric(20, 2),
	"reserved_amount" numeric(20, 2),
	"open_amount" numeric(20, 2),
	"attachments" bigint[],
	"remark" text,
	"status" text NOT NULL,
	"invoice_status" text NOT NULL,
	CONSTRAINT "finance_invoice_biz_type_check" CHECK (biz_type in ('PURCHASE', 'OTHER')),
	CONSTRAINT "finance_invoice_invoice_type_check" CHECK (invoice_type in ('E_SPECIAL', 'E_GENERAL', 'SPECIAL', 'GENERAL', 'RAIL', 'AIR', 'ROAD', 'OVERSEAS', 'RECEIPT')),
	CONSTRAINT "finance_invoice_match_result_check" CHECK (match_result in ('NONE', 'MATCHED', 'TOLERANCE', 'EXCEPTION')),
	CONSTRAINT "finance_invoice_verify_status_check" CHECK (verify_status in ('UNCHECKED', 'VALID', 'ABNORMAL', 'VOID')),
	CONSTRAINT "finance_invoice_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT')),
	CONSTRAINT "finance_invoice_invoice_status_check" CHECK (invoice_status in ('DRAFT', 'EXCEPTION', 'APPROVED', 'PART_PAID', 'PAID'))
);

CREATE TABLE "finance_invoice_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_invoice_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"billable_line_id" bigint,
	"item_name" text NOT NULL,
	"unit_id" bigint,
	"quantity" numeric(20, 4) NOT NULL,
	"unit_price" numeric(20, 6) NOT NULL,
	"net_amount" numeric(20, 2) NOT NULL,
	"tax_rate" numeric(20, 4),
	"tax_amount" numeric(20, 2) NOT NULL,
	"organization_id" bigint NOT NULL,
	"subject_id" bigint,
	"deductible" boolean
);

CREATE TABLE "finance_invoice_finding" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_invoice_finding_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"line_no" bigint,
	"code" text NOT NULL,
	"expected" numeric(20, 4),
	"found" numeric(20, 4),
	"amount" numeric(20, 2),
	CONSTRAINT "finance_invoice_finding_code_check" CHECK (code in ('PRICE_LOWER', 'PRICE_WITHIN', 'PRICE_OVER', 'QTY_OVER', 'NOT_RECEIVED', 'TAX_DIFF', 'PARTY', 'CURRENCY', 'TOTAL_OVER'))
);

CREATE TABLE "finance_invoice_review_config" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_invoice_review_config_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"name" text NOT NULL,
	"biz_type" text,
	"invoice_type" text,
	"exception_code" text,
	"amount_from" numeric(20, 2) NOT NULL,
	"amount_to" numeric(20, 2),
	"reviewer_role_ids" bigint[] NOT NULL,
	"sign" text NOT NULL,
	"scan_required" boolean NOT NULL,
	"price_pct" numeric(20, 2),
	"price_abs" numeric(20, 2),
	"total_abs" numeric(20, 2),
	"tax_line_tol" numeric(20, 2),
	"tax_total_tol" numeric(20, 2),
	"soft_duplicate_days" bigint,
	CONSTRAINT "finance_invoice_review_config_biz_type_check" CHECK (biz_type in ('PURCHASE', 'OTHER')),
	CONSTRAINT "finance_invoice_review_config_invoice_type_check" CHECK (invoice_type in ('E_SPECIAL', 'E_GENERAL', 'SPECIAL', 'GENERAL', 'RAIL', 'AIR', 'ROAD', 'OVERSEAS', 'RECEIPT')),
	CONSTRAINT "finance_invoice_review_config_exception_code_check" CHECK (exception_code in ('PRICE_OVER', 'QTY_OVER', 'NOT_RECEIVED', 'TAX_DIFF', 'PARTY', 'CURRENCY', 'TOTAL_OVER')),
	CONSTRAINT "finance_invoice_review_config_sign_check" CHECK (sign in ('ANY', 'ALL'))
);

CREATE TABLE "finance_payer_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_payer_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"account_name" text NOT NULL,
	"organization_id" bigint NOT NULL,
	"bank_name" text NOT NULL,
	"account_no" text NOT NULL,
	"cnaps" text,
	"currency_id" bigint NOT NULL,
	"balance" numeric(20, 2) NOT NULL,
	"balance_date" date NOT NULL,
	"enabled" boolean
);

CREATE TABLE "finance_payment_requisition" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_payment_requisition_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"pay_no" text,
	"partner_id" bigint NOT NULL,
	"payee_account_id" bigint,
	"payee_name" text,
	"payee_bank" text,
	"currency_id" bigint NOT NULL,
	"plan_date" date NOT NULL,
	"urgent" boolean,
	"urgent_reason" text,
	"purpose" text NOT NULL,
	"amount" numeric(20, 2),
	"capitals" text,
	"rate_at_request" numeric(20, 8),
	"base_amount" numeric(20, 2),
	"batch_id" bigint,
	"paid_date" date,
	"bank_ref" text,
	"paid_base" numeric(20, 2),
	"exchange_diff" numeric(20, 2),
	"fail_reason" text,
	"attachments" bigint[],
	"remark" text,
	"status" text NOT NULL,
	"pay_status" text NOT NULL,
	CONSTRAINT "finance_payment_requisition_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT')),
	CONSTRAINT "finance_payment_requisition_pay_status_check" CHECK (pay_status in ('DRAFT', 'TO_CASHIER', 'IN_BATCH', 'IN_FILE', 'PAID', 'RETURNED'))
);

CREATE TABLE "finance_requisition_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_requisition_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"invoice_id" bigint NOT NULL,
	"invoice_no" text,
	"open_before" numeric(20, 2),
	"amount" numeric(20, 2) NOT NULL,
	"note" text
);

CREATE TABLE "finance_focus_payment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_focus_payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"batch_no" text,
	"payer_account_id" bigint,
	"currency_id" bigint,
	"pay_date" date NOT NULL,
	"merge_by_payee" boolean,
	"total" numeric(20, 2),
	"available_balance" numeric(20, 2),
	"overdrawn" boolean,
	"overdraw_reason" text,
	"remark" text,
	"status" text NOT NULL,
	"batch_status" text NOT NULL,
	CONSTRAINT "finance_focus_payment_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT')),
	CONSTRAINT "finance_focus_payment_batch_status_check" CHECK (batch_status in ('DRAFT', 'APPROVED', 'FILE_BUILT', 'PART_DONE', 'DONE', 'CANCELLED'))
);

CREATE TABLE "finance_batch_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_batch_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"requisition_id" bigint NOT NULL,
	"payee_name" text,
	"payee_bank" text,
	"amount" numeric(20, 2),
	"result" text NOT NULL,
	"bank_ref" text,
	"paid_date" date,
	"fail_reason" text,
	CONSTRAINT "finance_batch_line_result_check" CHECK (result in ('WAIT', 'OK', 'FAIL'))
);

CREATE TABLE "finance_bank_file" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_bank_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"file_name" text,
	"focus_payment_id" bigint,
	"currency_id" bigint,
	"encoding" text,
	"line_count" bigint,
	"total" numeric(20, 2),
	"sha256" text,
	"built_at" timestamp(3) with time zone,
	"voided_at" timestamp(3) with time zone,
	"void_reason" text,
	"file_status" text NOT NULL,
	CONSTRAINT "finance_bank_file_file_status_check" CHECK (file_status in ('LIVE', 'VOID'))
);

CREATE TABLE "finance_bank_file_download" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_bank_file_download_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"user_name" text,
	"downloaded_at" timestamp(3) with time zone
);

ALTER TABLE "finance_billable_line" ADD CONSTRAINT "finance_billable_line_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_billable_line" ADD CONSTRAINT "finance_billable_line_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_billable_line" ADD CONSTRAINT "finance_billable_line_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_billable_line" ADD CONSTRAINT "finance_billable_line_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_billable_line" ADD CONSTRAINT "finance_billable_line_subject_id_ref" FOREIGN KEY ("subject_id") REFERENCES "public"."finance_budget_subject"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_billable_line" ADD CONSTRAINT "finance_billable_line_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_invoice" ADD CONSTRAINT "finance_invoice_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_invoice" ADD CONSTRAINT "finance_invoice_buyer_organization_id_ref" FOREIGN KEY ("buyer_organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_invoice" ADD CONSTRAINT "finance_invoice_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_invoice_line" ADD CONSTRAINT "finance_invoice_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."finance_invoice"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_invoice_line" ADD CONSTRAINT "finance_invoice_line_billable_line_id_ref" FOREIGN KEY ("billable_line_id") REFERENCES "public"."finance_billable_line"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_invoice_line" ADD CONSTRAINT "finance_invoice_line_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_invoice_line" ADD CONSTRAINT "finance_invoice_line_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_invoice_line" ADD CONSTRAINT "finance_invoice_line_subject_id_ref" FOREIGN KEY ("subject_id") REFERENCES "public"."finance_budget_subject"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_invoice_finding" ADD CONSTRAINT "finance_invoice_finding_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."finance_invoice"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_payer_account" ADD CONSTRAINT "finance_payer_account_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_payer_account" ADD CONSTRAINT "finance_payer_account_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_payment_requisition" ADD CONSTRAINT "finance_payment_requisition_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_payment_requisition" ADD CONSTRAINT "finance_payment_requisition_payee_account_id_ref" FOREIGN KEY ("payee_account_id") REFERENCES "public"."partner_bank_account"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_payment_requisition" ADD CONSTRAINT "finance_payment_requisition_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_payment_requisition" ADD CONSTRAINT "finance_payment_requisition_batch_id_ref" FOREIGN KEY ("batch_id") REFERENCES "public"."finance_focus_payment"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_requisition_line" ADD CONSTRAINT "finance_requisition_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."finance_payment_requisition"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_requisition_line" ADD CONSTRAINT "finance_requisition_line_invoice_id_ref" FOREIGN KEY ("invoice_id") REFERENCES "public"."finance_invoice"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_focus_payment" ADD CONSTRAINT "finance_focus_payment_payer_account_id_ref" FOREIGN KEY ("payer_account_id") REFERENCES "public"."finance_payer_account"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_focus_payment" ADD CONSTRAINT "finance_focus_payment_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_batch_line" ADD CONSTRAINT "finance_batch_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."finance_focus_payment"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_batch_line" ADD CONSTRAINT "finance_batch_line_requisition_id_ref" FOREIGN KEY ("requisition_id") REFERENCES "public"."finance_payment_requisition"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_bank_file" ADD CONSTRAINT "finance_bank_file_focus_payment_id_ref" FOREIGN KEY ("focus_payment_id") REFERENCES "public"."finance_focus_payment"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_bank_file" ADD CONSTRAINT "finance_bank_file_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_bank_file_download" ADD CONSTRAINT "finance_bank_file_download_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."finance_bank_file"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "finance_billable_line_source_source_id_line_kind_line_id_key" ON "finance_billable_line" USING btree ("source","source_id","line_kind","line_id") WHERE deleted_at is null;
CREATE INDEX "finance_billable_line_sort" ON "finance_billable_line" USING btree ("source_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_billable_line_partner_id_sort" ON "finance_billable_line" USING btree ("partner_id","source_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_billable_line_organization_id_sort" ON "finance_billable_line" USING btree ("organization_id","source_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_billable_line_vessel_id_sort" ON "finance_billable_line" USING btree ("vessel_id","source_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_billable_line_currency_id_sort" ON "finance_billable_line" USING btree ("currency_id","source_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_billable_line_subject_id_sort" ON "finance_billable_line" USING btree ("subject_id","source_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_billable_line_unit_id_sort" ON "finance_billable_line" USING btree ("unit_id","source_no" desc,"id" desc) WHERE deleted_at is null;
CREATE UNIQUE INDEX "finance_invoice_dup_key_key" ON "finance_invoice" USING btree ("dup_key") WHERE deleted_at is null;
CREATE UNIQUE INDEX "finance_invoice_serial_no_serial" ON "finance_invoice" USING btree ("serial_no") WHERE deleted_at is null;
CREATE INDEX "finance_invoice_sort" ON "finance_invoice" USING btree ("serial_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_invoice_invoice_date_day" ON "finance_invoice" USING btree ("invoice_date") WHERE deleted_at is null;
CREATE INDEX "finance_invoice_due_date_day" ON "finance_invoice" USING btree ("due_date") WHERE deleted_at is null;
CREATE INDEX "finance_invoice_book_month_day" ON "finance_invoice" USING btree ("book_month") WHERE deleted_at is null;
CREATE INDEX "finance_invoice_partner_id_sort" ON "finance_invoice" USING btree ("partner_id","serial_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_invoice_buyer_organization_id_sort" ON "finance_invoice" USING btree ("buyer_organization_id","serial_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_invoice_currency_id_sort" ON "finance_invoice" USING btree ("currency_id","serial_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_invoice_line_parent" ON "finance_invoice_line" USING btree ("parent_id","seq");
CREATE INDEX "finance_invoice_line_billable_line_id_look" ON "finance_invoice_line" USING btree ("billable_line_id");
CREATE INDEX "finance_invoice_finding_parent" ON "finance_invoice_finding" USING btree ("parent_id","seq");
CREATE INDEX "finance_invoice_review_config_sort" ON "finance_invoice_review_config" USING btree ("name","id") WHERE deleted_at is null;
CREATE INDEX "finance_payer_account_sort" ON "finance_payer_account" USING btree ("account_name","id") WHERE deleted_at is null;
CREATE INDEX "finance_payer_account_organization_id_sort" ON "finance_payer_account" USING btree ("organization_id","account_name","id") WHERE deleted_at is null;
CREATE INDEX "finance_payer_account_currency_id_sort" ON "finance_payer_account" USING btree ("currency_id","account_name","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "finance_payment_requisition_pay_no_serial" ON "finance_payment_requisition" USING btree ("pay_no") WHERE deleted_at is null;
CREATE INDEX "finance_payment_requisition_sort" ON "finance_payment_requisition" USING btree ("pay_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_payment_requisition_plan_date_day" ON "finance_payment_requisition" USING btree ("plan_date") WHERE deleted_at is null;
CREATE INDEX "finance_payment_requisition_partner_id_sort" ON "finance_payment_requisition" USING btree ("partner_id","pay_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_payment_requisition_payee_account_id_sort" ON "finance_payment_requisition" USING btree ("payee_account_id","pay_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_payment_requisition_currency_id_sort" ON "finance_payment_requisition" USING btree ("currency_id","pay_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_payment_requisition_batch_id_sort" ON "finance_payment_requisition" USING btree ("batch_id","pay_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_requisition_line_parent" ON "finance_requisition_line" USING btree ("parent_id","seq");
CREATE INDEX "finance_requisition_line_invoice_id_look" ON "finance_requisition_line" USING btree ("invoice_id");
CREATE UNIQUE INDEX "finance_focus_payment_batch_no_serial" ON "finance_focus_payment" USING btree ("batch_no") WHERE deleted_at is null;
CREATE INDEX "finance_focus_payment_sort" ON "finance_focus_payment" USING btree ("batch_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_focus_payment_pay_date_day" ON "finance_focus_payment" USING btree ("pay_date") WHERE deleted_at is null;
CREATE INDEX "finance_focus_payment_payer_account_id_sort" ON "finance_focus_payment" USING btree ("payer_account_id","batch_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_focus_payment_currency_id_sort" ON "finance_focus_payment" USING btree ("currency_id","batch_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_batch_line_parent" ON "finance_batch_line" USING btree ("parent_id","seq");
CREATE INDEX "finance_bank_file_sort" ON "finance_bank_file" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_bank_file_focus_payment_id_sort" ON "finance_bank_file" USING btree ("focus_payment_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_bank_file_currency_id_sort" ON "finance_bank_file" USING btree ("currency_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_bank_file_download_parent" ON "finance_bank_file_download" USING btree ("parent_id","seq");
CREATE INDEX "finance_budget_entry_source_source_id_look" ON "finance_budget_entry" USING btree ("source","source_id");
