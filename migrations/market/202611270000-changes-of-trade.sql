CREATE TABLE "market_trade_mode_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_trade_mode_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"change_no" text,
	"ship_id" bigint NOT NULL,
	"from_mode" text,
	"to_mode" text NOT NULL,
	"port_id" bigint NOT NULL,
	"apply_date" date NOT NULL,
	"customs_no" text,
	"declared_on" date,
	"effective_time" timestamp(3) with time zone,
	"voyage_before_id" bigint,
	"voyage_after_id" bigint,
	"cut_time" timestamp(3) with time zone,
	"cost_tax" numeric(20, 2),
	"vat_total" numeric(20, 2),
	"tax_total" numeric(20, 2),
	"papers" bigint[],
	"crew_note" text,
	"remark" text,
	"change_status" text NOT NULL,
	CONSTRAINT "market_trade_mode_change_from_mode_check" CHECK (from_mode in ('DOMESTIC', 'FOREIGN')),
	CONSTRAINT "market_trade_mode_change_to_mode_check" CHECK (to_mode in ('DOMESTIC', 'FOREIGN')),
	CONSTRAINT "market_trade_mode_change_change_status_check" CHECK (change_status in ('DRAFT', 'DECLARED', 'EFFECTIVE', 'CANCELLED'))
);

CREATE TABLE "market_trade_mode_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_trade_mode_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"step" text NOT NULL,
	"needed" boolean,
	"done_time" timestamp(3) with time zone,
	"proof" bigint,
	"remark" text,
	CONSTRAINT "market_trade_mode_step_step_check" CHECK (step in ('DECLARE_ENTRY', 'CARGO_OUT', 'CUSTOMS_CLEAR', 'DUTY_PAID', 'PERMIT', 'INSURANCE', 'CREW_DOCS', 'STORES'))
);

CREATE TABLE "market_trade_mode_oil" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_trade_mode_oil_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"grade" text NOT NULL,
	"bonded" boolean,
	"qty" numeric(20, 3) NOT NULL,
	"treatment" text,
	"unit_price" numeric(20, 2),
	"oil_value" numeric(20, 2),
	"duty" numeric(20, 2),
	"excise" numeric(20, 2),
	"vat" numeric(20, 2),
	"paper_duty" numeric(20, 2),
	"paper_excise" numeric(20, 2),
	"paper_vat" numeric(20, 2),
	CONSTRAINT "market_trade_mode_oil_grade_check" CHECK (grade in ('HFO380', 'VLSFO', 'ULSFO', 'MDO', 'MGO', 'LNG', 'METHANOL')),
	CONSTRAINT "market_trade_mode_oil_treatment_check" CHECK (treatment in ('DUTY_PAY', 'TRANSFER_OFF', 'KEEP_SEALED'))
);

ALTER TABLE "market_trade_mode_change" ADD CONSTRAINT "market_trade_mode_change_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_trade_mode_change" ADD CONSTRAINT "market_trade_mode_change_port_id_ref" FOREIGN KEY ("port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_trade_mode_change" ADD CONSTRAINT "market_trade_mode_change_voyage_before_id_ref" FOREIGN KEY ("voyage_before_id") REFERENCES "public"."voyage_voyage"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_trade_mode_change" ADD CONSTRAINT "market_trade_mode_change_voyage_after_id_ref" FOREIGN KEY ("voyage_after_id") REFERENCES "public"."voyage_voyage"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_trade_mode_step" ADD CONSTRAINT "market_trade_mode_step_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_trade_mode_change"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_trade_mode_oil" ADD CONSTRAINT "market_trade_mode_oil_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_trade_mode_change"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "market_trade_mode_change_change_no_serial" ON "market_trade_mode_change" USING btree ("change_no") WHERE deleted_at is null;
CREATE INDEX "market_trade_mode_change_sort" ON "market_trade_mode_change" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_trade_mode_change_ship_id_change_status_look" ON "market_trade_mode_change" USING btree ("ship_id","change_status");
CREATE INDEX "market_trade_mode_change_apply_date_day" ON "market_trade_mode_change" USING btree ("apply_date") WHERE deleted_at is null;
CREATE INDEX "market_trade_mode_change_ship_id_sort" ON "market_trade_mode_change" USING btree ("ship_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_trade_mode_change_port_id_sort" ON "market_trade_mode_change" USING btree ("port_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_trade_mode_change_voyage_before_id_sort" ON "market_trade_mode_change" USING btree ("voyage_before_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_trade_mode_change_voyage_after_id_sort" ON "market_trade_mode_change" USING btree ("voyage_after_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_trade_mode_step_parent" ON "market_trade_mode_step" USING btree ("parent_id","seq");
CREATE INDEX "market_trade_mode_oil_parent" ON "market_trade_mode_oil" USING btree ("parent_id","seq");
