CREATE TABLE "qhse_pollution_record" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_pollution_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"entry_no" text,
	"ship_id" bigint NOT NULL,
	"book" text NOT NULL,
	"entry_code" text,
	"item_no" text,
	"start_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone NOT NULL,
	"method" text,
	"tank_id" bigint,
	"to_tank_id" bigint,
	"quantity_m3" numeric(20, 3),
	"latitude" text,
	"longitude" text,
	"port_id" bigint,
	"receipt_no" text,
	"receipt_files" bigint[],
	"remark" text,
	"retained_m3" numeric(20, 3),
	"officer_id" bigint,
	"sign_time" timestamp(3) with time zone,
	"master_id" bigint,
	"master_sign_time" timestamp(3) with time zone,
	"replaces_id" bigint,
	"correct_reason" text,
	"event_report_id" bigint,
	"entry_state" text NOT NULL,
	CONSTRAINT "qhse_pollution_record_book_check" CHECK (book in ('ORB1', 'ORB2', 'GRB1', 'GRB2', 'SEWAGE', 'BWRB', 'ODS', 'BIO')),
	CONSTRAINT "qhse_pollution_record_entry_code_check" CHECK (entry_code in ('ORB1_A', 'ORB1_B', 'ORB1_C', 'ORB1_D', 'ORB1_E', 'ORB1_F', 'ORB1_G', 'ORB1_H', 'ORB1_I', 'ORB2_A', 'ORB2_B', 'ORB2_C', 'ORB2_D', 'ORB2_E', 'ORB2_F', 'ORB2_G', 'ORB2_H', 'ORB2_I', 'ORB2_J', 'ORB2_K', 'ORB2_L', 'ORB2_M', 'ORB2_N', 'ORB2_O', 'GRB1_A', 'GRB1_B', 'GRB1_C', 'GRB1_D', 'GRB1_E', 'GRB1_F', 'GRB1_G', 'GRB1_H', 'GRB1_I', 'GRB2_J', 'GRB2_K')),
	CONSTRAINT "qhse_pollution_record_method_check" CHECK (method in ('COLLECT', 'TRANSFER', 'INCINERATE', 'OWS', 'SEA', 'RECEPTION', 'EVAPORATE', 'ACCIDENTAL')),
	CONSTRAINT "qhse_pollution_record_entry_state_check" CHECK (entry_state in ('draft', 'signed', 'countersigned'))
);

ALTER TABLE "qhse_pollution_record" ADD CONSTRAINT "qhse_pollution_record_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_pollution_record" ADD CONSTRAINT "qhse_pollution_record_tank_id_ref" FOREIGN KEY ("tank_id") REFERENCES "public"."qhse_tank_capacity"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_pollution_record" ADD CONSTRAINT "qhse_pollution_record_to_tank_id_ref" FOREIGN KEY ("to_tank_id") REFERENCES "public"."qhse_tank_capacity"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_pollution_record" ADD CONSTRAINT "qhse_pollution_record_port_id_ref" FOREIGN KEY ("port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_pollution_record" ADD CONSTRAINT "qhse_pollution_record_officer_id_ref" FOREIGN KEY ("officer_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_pollution_record" ADD CONSTRAINT "qhse_pollution_record_master_id_ref" FOREIGN KEY ("master_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_pollution_record" ADD CONSTRAINT "qhse_pollution_record_replaces_id_ref" FOREIGN KEY ("replaces_id") REFERENCES "public"."qhse_pollution_record"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_pollution_record" ADD CONSTRAINT "qhse_pollution_record_event_report_id_ref" FOREIGN KEY ("event_report_id") REFERENCES "public"."qhse_report"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "qhse_pollution_record_replaces_id_key" ON "qhse_pollution_record" USING btree ("replaces_id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "qhse_pollution_record_entry_no_serial" ON "qhse_pollution_record" USING btree ("entry_no") WHERE deleted_at is null;
CREATE INDEX "qhse_pollution_record_sort" ON "qhse_pollution_record" USING btree ("end_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_pollution_record_ship_id_receipt_no_look" ON "qhse_pollution_record" USING btree ("ship_id","receipt_no");
CREATE INDEX "qhse_pollution_record_ship_id_sort" ON "qhse_pollution_record" USING btree ("ship_id","end_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_pollution_record_tank_id_sort" ON "qhse_pollution_record" USING btree ("tank_id","end_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_pollution_record_to_tank_id_sort" ON "qhse_pollution_record" USING btree ("to_tank_id","end_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_pollution_record_port_id_sort" ON "qhse_pollution_record" USING btree ("port_id","end_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_pollution_record_officer_id_sort" ON "qhse_pollution_record" USING btree ("officer_id","end_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_pollution_record_master_id_sort" ON "qhse_pollution_record" USING btree ("master_id","end_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_pollution_record_replaces_id_sort" ON "qhse_pollution_record" USING btree ("replaces_id","end_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_pollution_record_event_report_id_sort" ON "qhse_pollution_record" USING btree ("event_report_id","end_time" desc,"id" desc) WHERE deleted_at is null;
