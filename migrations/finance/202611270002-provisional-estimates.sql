-- rows change: finance_acceptance
CREATE TABLE "finance_provisional_estimate" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_provisional_estimate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"estimate_no" text,
	"month" text NOT NULL,
	"post_date" date,
	"reversal_date" date,
	"line_count" bigint,
	"base_total" numeric(20, 2),
	"standing_total" numeric(20, 2),
	"attachments" bigint[],
	"remark" text,
	"status" text NOT NULL,
	"estimate_status" text NOT NULL,
	CONSTRAINT "finance_provisional_estimate_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT')),
	CONSTRAINT "finance_provisional_estimate_estimate_status_check" CHECK (estimate_status in ('DRAFT', 'POSTED', 'REVERSED'))
);

CREATE TABLE "finance_estimate_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_estimate_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"source_no" text,
	"source" text,
	"source_id" bigint,
	"billable_line_id" bigint,
	"partner_id" bigint,
	"organization_id" bigint,
	"vessel_id" bigint,
	"item_name" text,
	"accepted_on" date,
	"accepted_qty" numeric(20, 4),
	"invoiced_qty" numeric(20, 4),
	"unit_price" numeric(20, 6),
	"currency_id" bigint,
	"system_amount" numeric(20, 2),
	"estimate_amount" numeric(20, 2) NOT NULL,
	"change_reason" text,
	"rate" numeric(20, 8),
	"base_amount" numeric(20, 2),
	"subject_id" bigint,
	"later_qty" numeric(20, 4),
	"standing" numeric(20, 2)
);

CREATE TABLE "finance_acceptance" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_acceptance_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"billable_line_id" bigint NOT NULL,
	"day" date NOT NULL,
	"quantity" numeric(20, 4) NOT NULL
);

ALTER TABLE "finance_budget_difference" DROP CONSTRAINT "finance_budget_difference_figure_check";
ALTER TABLE "finance_estimate_line" ADD CONSTRAINT "finance_estimate_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."finance_provisional_estimate"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_estimate_line" ADD CONSTRAINT "finance_estimate_line_billable_line_id_ref" FOREIGN KEY ("billable_line_id") REFERENCES "public"."finance_billable_line"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_estimate_line" ADD CONSTRAINT "finance_estimate_line_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_estimate_line" ADD CONSTRAINT "finance_estimate_line_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_estimate_line" ADD CONSTRAINT "finance_estimate_line_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_estimate_line" ADD CONSTRAINT "finance_estimate_line_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_estimate_line" ADD CONSTRAINT "finance_estimate_line_subject_id_ref" FOREIGN KEY ("subject_id") REFERENCES "public"."finance_budget_subject"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "finance_provisional_estimate_month_key" ON "finance_provisional_estimate" USING btree ("month") WHERE deleted_at is null;
CREATE UNIQUE INDEX "finance_provisional_estimate_estimate_no_serial" ON "finance_provisional_estimate" USING btree ("estimate_no") WHERE deleted_at is null;
CREATE INDEX "finance_provisional_estimate_sort" ON "finance_provisional_estimate" USING btree ("month" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_estimate_line_parent" ON "finance_estimate_line" USING btree ("parent_id","seq");
CREATE INDEX "finance_estimate_line_billable_line_id_look" ON "finance_estimate_line" USING btree ("billable_line_id");
CREATE INDEX "finance_estimate_line_partner_id_look" ON "finance_estimate_line" USING btree ("partner_id");
CREATE INDEX "finance_estimate_line_organization_id_look" ON "finance_estimate_line" USING btree ("organization_id");
CREATE INDEX "finance_estimate_line_vessel_id_look" ON "finance_estimate_line" USING btree ("vessel_id");
CREATE INDEX "finance_estimate_line_subject_id_look" ON "finance_estimate_line" USING btree ("subject_id");
CREATE INDEX "finance_estimate_line_currency_id_look" ON "finance_estimate_line" USING btree ("currency_id");
CREATE INDEX "finance_estimate_line_accepted_on_look" ON "finance_estimate_line" USING btree ("accepted_on");
CREATE INDEX "finance_acceptance_line" ON "finance_acceptance" USING btree ("billable_line_id","day");
CREATE INDEX "finance_acceptance_day" ON "finance_acceptance" USING btree ("day");
ALTER TABLE "finance_budget_difference" ADD CONSTRAINT "finance_budget_difference_figure_check" CHECK (figure in ('BUDGET', 'ADJUST', 'ACTUAL', 'ESTIMATE'));
-- What came before days were kept is of the day on which its line was last written.
INSERT INTO finance_acceptance (billable_line_id, day, quantity)
SELECT b.id, ((coalesce(b.update_time, b.create_time) AT TIME ZONE 'UTC') + interval '8 hours')::date, b.accepted_qty
FROM finance_billable_line b WHERE b.accepted_qty <> 0 AND b.deleted_at IS NULL;
