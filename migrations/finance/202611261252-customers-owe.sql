CREATE TABLE "finance_receivable_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_receivable_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
	"vessel_id" bigint,
	"currency_id" bigint,
	"item_name" text,
	"item_name_en" text,
	"bill_to" text,
	"pay_days" bigint,
	"earned_on" date,
	"tax_rate" numeric(20, 4),
	"amount" numeric(20, 2),
	"billed_amount" numeric(20, 2),
	"held_amount" numeric(20, 2),
	"open_amount" numeric(20, 2),
	"status" text NOT NULL,
	CONSTRAINT "finance_receivable_line_line_kind_check" CHECK (line_kind in ('FREIGHT', 'DEADFREIGHT', 'DEMURRAGE', 'DETENTION', 'HIRE', 'OTHER')),
	CONSTRAINT "finance_receivable_line_status_check" CHECK (status in ('OPEN', 'PART', 'DONE', 'OVER', 'CANCELLED'))
);

CREATE TABLE "finance_customer_invoice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_customer_invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"draft_no" text,
	"invoice_no" text,
	"partner_id" bigint NOT NULL,
	"bill_to" text,
	"bill_tax_no" text,
	"organization_id" bigint NOT NULL,
	"currency_id" bigint NOT NULL,
	"invoice_date" date NOT NULL,
	"pay_days" bigint,
	"due_date" date,
	"red_of_id" bigint,
	"net_total" numeric(20, 2),
	"tax_total" numeric(20, 2),
	"gross_total" numeric(20, 2),
	"rate" numeric(20, 8),
	"base_net" numeric(20, 2),
	"base_gross" numeric(20, 2),
	"base_weight" numeric(20, 2),
	"received_amount" numeric(20, 2),
	"received_base" numeric(20, 2),
	"red_amount" numeric(20, 2),
	"red_held" numeric(20, 2),
	"open_amount" numeric(20, 2),
	"received_on" date,
	"tax_invoice_no" text,
	"attachments" bigint[],
	"remark" text,
	"status" text NOT NULL,
	"bill_status" text NOT NULL,
	CONSTRAINT "finance_customer_invoice_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT')),
	CONSTRAINT "finance_customer_invoice_bill_status_check" CHECK (bill_status in ('DRAFT', 'ISSUED', 'PART_RECEIVED', 'RECEIVED', 'TAKEN_BACK', 'RED'))
);

CREATE TABLE "finance_customer_invoice_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_customer_invoice_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"receivable_line_id" bigint,
	"item_kind" text NOT NULL,
	"item_name" text NOT NULL,
	"vessel_id" bigint,
	"net_amount" numeric(20, 2) NOT NULL,
	"tax_rate" numeric(20, 4),
	"tax_amount" numeric(20, 2) NOT NULL,
	CONSTRAINT "finance_customer_invoice_line_item_kind_check" CHECK (item_kind in ('FREIGHT', 'DEADFREIGHT', 'DEMURRAGE', 'DETENTION', 'HIRE', 'OTHER'))
);

CREATE TABLE "finance_customer_receipt" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_customer_receipt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"receipt_no" text,
	"partner_id" bigint NOT NULL,
	"payer_name" text,
	"currency_id" bigint NOT NULL,
	"payer_account_id" bigint NOT NULL,
	"received_date" date NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"bank_ref" text NOT NULL,
	"rate" numeric(20, 8),
	"base_amount" numeric(20, 2),
	"allocated_amount" numeric(20, 2),
	"allocated_base" numeric(20, 2),
	"unallocated" numeric(20, 2),
	"exchange_diff" numeric(20, 2),
	"attachments" bigint[],
	"remark" text,
	"receipt_status" text NOT NULL,
	CONSTRAINT "finance_customer_receipt_receipt_status_check" CHECK (receipt_status in ('DRAFT', 'OPEN', 'SETTLED', 'VOID'))
);

CREATE TABLE "finance_receipt_allocation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_receipt_allocation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"receipt_id" bigint,
	"invoice_id" bigint,
	"invoice_no" text,
	"partner_id" bigint,
	"received_date" date,
	"allocated_on" date,
	"currency_id" bigint,
	"amount" numeric(20, 2),
	"receipt_currency_id" bigint,
	"used" numeric(20, 2),
	"booked_base" numeric(20, 2),
	"received_base" numeric(20, 2),
	"exchange_diff" numeric(20, 2),
	"allocation_status" text NOT NULL,
	CONSTRAINT "finance_receipt_allocation_allocation_status_check" CHECK (allocation_status in ('LIVE', 'RELEASED'))
);

ALTER TABLE "finance_receivable_line" ADD CONSTRAINT "finance_receivable_line_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_receivable_line" ADD CONSTRAINT "finance_receivable_line_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_receivable_line" ADD CONSTRAINT "finance_receivable_line_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_customer_invoice" ADD CONSTRAINT "finance_customer_invoice_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_customer_invoice" ADD CONSTRAINT "finance_customer_invoice_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_customer_invoice" ADD CONSTRAINT "finance_customer_invoice_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_customer_invoice" ADD CONSTRAINT "finance_customer_invoice_red_of_id_ref" FOREIGN KEY ("red_of_id") REFERENCES "public"."finance_customer_invoice"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_customer_invoice_line" ADD CONSTRAINT "finance_customer_invoice_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."finance_customer_invoice"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_customer_invoice_line" ADD CONSTRAINT "finance_customer_invoice_line_receivable_line_id_ref" FOREIGN KEY ("receivable_line_id") REFERENCES "public"."finance_receivable_line"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_customer_invoice_line" ADD CONSTRAINT "finance_customer_invoice_line_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_customer_receipt" ADD CONSTRAINT "finance_customer_receipt_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_customer_receipt" ADD CONSTRAINT "finance_customer_receipt_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_customer_receipt" ADD CONSTRAINT "finance_customer_receipt_payer_account_id_ref" FOREIGN KEY ("payer_account_id") REFERENCES "public"."finance_payer_account"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_receipt_allocation" ADD CONSTRAINT "finance_receipt_allocation_receipt_id_ref" FOREIGN KEY ("receipt_id") REFERENCES "public"."finance_customer_receipt"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_receipt_allocation" ADD CONSTRAINT "finance_receipt_allocation_invoice_id_ref" FOREIGN KEY ("invoice_id") REFERENCES "public"."finance_customer_invoice"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_receipt_allocation" ADD CONSTRAINT "finance_receipt_allocation_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_receipt_allocation" ADD CONSTRAINT "finance_receipt_allocation_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_receipt_allocation" ADD CONSTRAINT "finance_receipt_allocation_receipt_currency_id_ref" FOREIGN KEY ("receipt_currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "finance_receivable_line_source_source_id_line_kind_line_id_key" ON "finance_receivable_line" USING btree ("source","source_id","line_kind","line_id") WHERE deleted_at is null;
CREATE INDEX "finance_receivable_line_sort" ON "finance_receivable_line" USING btree ("earned_on" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_receivable_line_partner_id_sort" ON "finance_receivable_line" USING btree ("partner_id","earned_on" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_receivable_line_vessel_id_sort" ON "finance_receivable_line" USING btree ("vessel_id","earned_on" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_receivable_line_currency_id_sort" ON "finance_receivable_line" USING btree ("currency_id","earned_on" desc,"id" desc) WHERE deleted_at is null;
CREATE UNIQUE INDEX "finance_customer_invoice_invoice_no_key" ON "finance_customer_invoice" USING btree ("invoice_no") WHERE deleted_at is null;
CREATE UNIQUE INDEX "finance_customer_invoice_draft_no_serial" ON "finance_customer_invoice" USING btree ("draft_no") WHERE deleted_at is null;
CREATE INDEX "finance_customer_invoice_sort" ON "finance_customer_invoice" USING btree ("draft_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_customer_invoice_invoice_date_day" ON "finance_customer_invoice" USING btree ("invoice_date") WHERE deleted_at is null;
CREATE INDEX "finance_customer_invoice_due_date_day" ON "finance_customer_invoice" USING btree ("due_date") WHERE deleted_at is null;
CREATE INDEX "finance_customer_invoice_partner_id_sort" ON "finance_customer_invoice" USING btree ("partner_id","draft_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_customer_invoice_organization_id_sort" ON "finance_customer_invoice" USING btree ("organization_id","draft_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_customer_invoice_currency_id_sort" ON "finance_customer_invoice" USING btree ("currency_id","draft_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_customer_invoice_red_of_id_sort" ON "finance_customer_invoice" USING btree ("red_of_id","draft_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_customer_invoice_line_parent" ON "finance_customer_invoice_line" USING btree ("parent_id","seq");
CREATE INDEX "finance_customer_invoice_line_receivable_line_id_look" ON "finance_customer_invoice_line" USING btree ("receivable_line_id");
CREATE UNIQUE INDEX "finance_customer_receipt_receipt_no_serial" ON "finance_customer_receipt" USING btree ("receipt_no") WHERE deleted_at is null;
CREATE INDEX "finance_customer_receipt_sort" ON "finance_customer_receipt" USING btree ("receipt_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_customer_receipt_received_date_day" ON "finance_customer_receipt" USING btree ("received_date") WHERE deleted_at is null;
CREATE INDEX "finance_customer_receipt_partner_id_sort" ON "finance_customer_receipt" USING btree ("partner_id","receipt_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_customer_receipt_currency_id_sort" ON "finance_customer_receipt" USING btree ("currency_id","receipt_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_customer_receipt_payer_account_id_sort" ON "finance_customer_receipt" USING btree ("payer_account_id","receipt_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_receipt_allocation_sort" ON "finance_receipt_allocation" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_receipt_allocation_received_date_day" ON "finance_receipt_allocation" USING btree ("received_date") WHERE deleted_at is null;
CREATE INDEX "finance_receipt_allocation_receipt_id_sort" ON "finance_receipt_allocation" USING btree ("receipt_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_receipt_allocation_invoice_id_sort" ON "finance_receipt_allocation" USING btree ("invoice_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_receipt_allocation_partner_id_sort" ON "finance_receipt_allocation" USING btree ("partner_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_receipt_allocation_currency_id_sort" ON "finance_receipt_allocation" USING btree ("currency_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_receipt_allocation_receipt_currency_id_sort" ON "finance_receipt_allocation" USING btree ("receipt_currency_id","create_time" desc,"id" desc) WHERE deleted_at is null;
