CREATE TABLE "market_marshalling_plan" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_marshalling_plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"plan_no" text,
	"month" text NOT NULL,
	"edition" bigint,
	"based_on_id" bigint,
	"least_tce" numeric(20, 2),
	"leg_count" bigint,
	"hard_count" bigint,
	"soft_count" bigint,
	"note" text,
	"released" boolean,
	"released_on" date,
	"in_force" boolean,
	"status" text NOT NULL,
	CONSTRAINT "market_marshalling_plan_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

CREATE TABLE "market_marshalling_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_marshalling_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"cargo_id" bigint,
	"lifting_id" bigint,
	"ship_id" bigint NOT NULL,
	"eta_load" timestamp(3) with time zone NOT NULL,
	"load_berth_id" bigint,
	"disch_berth_id" bigint,
	"draft" numeric(20, 2),
	"mode_change" boolean,
	"tce_estimate" numeric(20, 2),
	"cargo_name" text,
	"contract_id" bigint,
	"load_port_id" bigint,
	"disch_port_id" bigint,
	"qty" numeric(20, 3),
	"laycan_from" date,
	"laycan_to" date,
	"ballast_nm" numeric(20, 1),
	"sea_nm" numeric(20, 1),
	"etd_disch" timestamp(3) with time zone,
	"voyage_id" bigint
);

ALTER TABLE "market_marshalling_plan" ADD CONSTRAINT "market_marshalling_plan_based_on_id_ref" FOREIGN KEY ("based_on_id") REFERENCES "public"."market_marshalling_plan"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_marshalling_line" ADD CONSTRAINT "market_marshalling_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_marshalling_plan"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_marshalling_line" ADD CONSTRAINT "market_marshalling_line_cargo_id_ref" FOREIGN KEY ("cargo_id") REFERENCES "public"."market_cargo"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_marshalling_line" ADD CONSTRAINT "market_marshalling_line_lifting_id_ref" FOREIGN KEY ("lifting_id") REFERENCES "public"."market_long_term_lifting"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_marshalling_line" ADD CONSTRAINT "market_marshalling_line_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_marshalling_line" ADD CONSTRAINT "market_marshalling_line_load_berth_id_ref" FOREIGN KEY ("load_berth_id") REFERENCES "public"."market_berth"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_marshalling_line" ADD CONSTRAINT "market_marshalling_line_disch_berth_id_ref" FOREIGN KEY ("disch_berth_id") REFERENCES "public"."market_berth"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_marshalling_line" ADD CONSTRAINT "market_marshalling_line_contract_id_ref" FOREIGN KEY ("contract_id") REFERENCES "public"."market_contract"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_marshalling_line" ADD CONSTRAINT "market_marshalling_line_load_port_id_ref" FOREIGN KEY ("load_port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_marshalling_line" ADD CONSTRAINT "market_marshalling_line_disch_port_id_ref" FOREIGN KEY ("disch_port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_marshalling_line" ADD CONSTRAINT "market_marshalling_line_voyage_id_ref" FOREIGN KEY ("voyage_id") REFERENCES "public"."voyage_voyage"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "market_marshalling_plan_plan_no_serial" ON "market_marshalling_plan" USING btree ("plan_no") WHERE deleted_at is null;
CREATE INDEX "market_marshalling_plan_sort" ON "market_marshalling_plan" USING btree ("plan_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_marshalling_plan_month_day" ON "market_marshalling_plan" USING btree ("month") WHERE deleted_at is null;
CREATE INDEX "market_marshalling_plan_based_on_id_sort" ON "market_marshalling_plan" USING btree ("based_on_id","plan_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_marshalling_line_parent" ON "market_marshalling_line" USING btree ("parent_id","seq");
