CREATE TABLE "finance_red_ink_invoice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_red_ink_invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"red_ink_no" text,
	"blue_invoice_id" bigint NOT NULL,
	"partner_id" bigint,
	"currency_id" bigint,
	"red_reason" text NOT NULL,
	"initiator" text NOT NULL,
	"follow_up" text NOT NULL,
	"certified" boolean,
	"net_total" numeric(20, 2),
	"tax_total" numeric(20, 2),
	"gross_total" numeric(20, 2),
	"due_at" timestamp(3) with time zone,
	"confirm_no" text,
	"confirmed_at" timestamp(3) with time zone,
	"transfer_month" text,
	"transfer_tax" numeric(20, 2),
	"red_invoice_no" text,
	"red_invoice_kind" text,
	"red_invoice_id" bigint,
	"attachments" bigint[],
	"remark" text,
	"red_status" text NOT NULL,
	CONSTRAINT "finance_red_ink_invoice_red_reason_check" CHECK (red_reason in ('RETURN', 'WRONG', 'STOP', 'DISCOUNT')),
	CONSTRAINT "finance_red_ink_invoice_initiator_check" CHECK (initiator in ('SELLER', 'BUYER')),
	CONSTRAINT "finance_red_ink_invoice_follow_up_check" CHECK (follow_up in ('CREDIT', 'REISSUE')),
	CONSTRAINT "finance_red_ink_invoice_red_status_check" CHECK (red_status in ('DRAFT', 'WAITING', 'CONFIRMED', 'REFUSED', 'EXPIRED', 'CANCELLED', 'RECEIVED', 'DONE'))
);

CREATE TABLE "finance_red_ink_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_red_ink_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"blue_line_id" bigint,
	"item_name" text,
	"left_qty" numeric(20, 4),
	"left_net" numeric(20, 2),
	"left_tax" numeric(20, 2),
	"quantity" numeric(20, 4) NOT NULL,
	"net_amount" numeric(20, 2) NOT NULL,
	"tax_amount" numeric(20, 2) NOT NULL
);

ALTER TABLE "finance_red_ink_invoice" ADD CONSTRAINT "finance_red_ink_invoice_blue_invoice_id_ref" FOREIGN KEY ("blue_invoice_id") REFERENCES "public"."finance_invoice"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_red_ink_invoice" ADD CONSTRAINT "finance_red_ink_invoice_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_red_ink_invoice" ADD CONSTRAINT "finance_red_ink_invoice_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_red_ink_line" ADD CONSTRAINT "finance_red_ink_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."finance_red_ink_invoice"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "finance_red_ink_invoice_red_ink_no_serial" ON "finance_red_ink_invoice" USING btree ("red_ink_no") WHERE deleted_at is null;
CREATE INDEX "finance_red_ink_invoice_sort" ON "finance_red_ink_invoice" USING btree ("red_ink_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_red_ink_invoice_blue_invoice_id_look" ON "finance_red_ink_invoice" USING btree ("blue_invoice_id");
CREATE INDEX "finance_red_ink_invoice_red_invoice_id_look" ON "finance_red_ink_invoice" USING btree ("red_invoice_id");
CREATE INDEX "finance_red_ink_invoice_transfer_month_day" ON "finance_red_ink_invoice" USING btree ("transfer_month") WHERE deleted_at is null;
CREATE INDEX "finance_red_ink_invoice_blue_invoice_id_sort" ON "finance_red_ink_invoice" USING btree ("blue_invoice_id","red_ink_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_red_ink_invoice_partner_id_sort" ON "finance_red_ink_invoice" USING btree ("partner_id","red_ink_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_red_ink_invoice_currency_id_sort" ON "finance_red_ink_invoice" USING btree ("currency_id","red_ink_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_red_ink_line_parent" ON "finance_red_ink_line" USING btree ("parent_id","seq");
CREATE INDEX "finance_red_ink_line_blue_line_id_look" ON "finance_red_ink_line" USING btree ("blue_line_id");
