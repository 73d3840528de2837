CREATE TABLE "finance_budget_period" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_budget_period_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"organization_id" bigint NOT NULL,
	"vessel_id" bigint,
	"month" text NOT NULL,
	"entries" bigint,
	"closed_at" timestamp(3) with time zone,
	"closed_name" text,
	"period_status" text NOT NULL,
	CONSTRAINT "finance_budget_period_period_status_check" CHECK (period_status in ('OPEN', 'CLOSED'))
);

CREATE TABLE "finance_budget_proof" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_budget_proof_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"proved_at" timestamp(3) with time zone,
	"result" text NOT NULL,
	"checked" bigint,
	"different" bigint,
	CONSTRAINT "finance_budget_proof_result_check" CHECK (result in ('AGREES', 'DIFFERS'))
);

CREATE TABLE "finance_budget_difference" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_budget_difference_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"figure" text NOT NULL,
	"organization_id" bigint,
	"source" text,
	"source_id" bigint,
	"source_no" text,
	"kept" numeric(20, 2),
	"summed" numeric(20, 2),
	CONSTRAINT "finance_budget_difference_figure_check" CHECK (figure in ('BUDGET', 'ADJUST', 'ACTUAL'))
);

ALTER TABLE "finance_budget_period" ADD CONSTRAINT "finance_budget_period_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_budget_period" ADD CONSTRAINT "finance_budget_period_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_budget_difference" ADD CONSTRAINT "finance_budget_difference_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."finance_budget_proof"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_budget_difference" ADD CONSTRAINT "finance_budget_difference_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "finance_budget_period_organization_id_month_key" ON "finance_budget_period" USING btree ("organization_id","month") WHERE deleted_at is null;
CREATE INDEX "finance_budget_period_sort" ON "finance_budget_period" USING btree ("month" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_budget_period_organization_id_sort" ON "finance_budget_period" USING btree ("organization_id","month" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_budget_period_vessel_id_sort" ON "finance_budget_period" USING btree ("vessel_id","month" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_budget_proof_sort" ON "finance_budget_proof" USING btree ("proved_at" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_budget_difference_parent" ON "finance_budget_difference" USING btree ("parent_id","seq");
