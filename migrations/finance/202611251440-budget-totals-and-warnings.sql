CREATE TABLE "finance_budget_total" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_budget_total_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organization_id" bigint NOT NULL,
	"vessel_id" bigint,
	"subject_id" bigint NOT NULL,
	"month" text NOT NULL,
	"budget" numeric(20, 2) DEFAULT '0' NOT NULL,
	"precommitted" numeric(20, 2) DEFAULT '0' NOT NULL,
	"committed" numeric(20, 2) DEFAULT '0' NOT NULL,
	"actual" numeric(20, 2) DEFAULT '0' NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL
);

CREATE TABLE "finance_budget_warning" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_budget_warning_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"system_id" bigint NOT NULL,
	"subject_id" bigint NOT NULL,
	"organization_id" bigint NOT NULL,
	"month_from" text NOT NULL,
	"month_to" text NOT NULL,
	"budget" numeric(20, 2) DEFAULT '0' NOT NULL,
	"used" numeric(20, 2) DEFAULT '0' NOT NULL,
	"warned_on" date NOT NULL,
	"over_on" date,
	"ended_on" date
);

CREATE UNIQUE INDEX "finance_budget_total_key" ON "finance_budget_total" USING btree ("organization_id","subject_id","month");
CREATE INDEX "finance_budget_total_month" ON "finance_budget_total" USING btree ("month");
CREATE UNIQUE INDEX "finance_budget_warning_open" ON "finance_budget_warning" USING btree ("system_id","subject_id","organization_id","month_from") WHERE ended_on is null;
