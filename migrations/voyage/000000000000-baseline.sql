CREATE TABLE "voyage_voyage" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_voyage_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"voyage_no" text,
	"ship_name" bigint NOT NULL,
	"voyage_kind" text NOT NULL,
	"trade_mode" text NOT NULL,
	"start_time" timestamp(3) with time zone,
	"start_zone" numeric(20, 2),
	"start_port" bigint,
	"end_time" timestamp(3) with time zone,
	"end_zone" numeric(20, 2),
	"end_port" bigint,
	"cut_report_id" bigint,
	"captain" text,
	"chief_engineer" text,
	"ordered_speed" numeric(20, 2),
	"voyage_status" text NOT NULL,
	"year_number" bigint,
	"totals" jsonb,
	"remark" text,
	CONSTRAINT "voyage_voyage_voyage_kind_check" CHECK (voyage_kind in ('TRADE', 'REPAIR')),
	CONSTRAINT "voyage_voyage_trade_mode_check" CHECK (trade_mode in ('DOMESTIC', 'FOREIGN')),
	CONSTRAINT "voyage_voyage_voyage_status_check" CHECK (voyage_status in ('PLAN', 'OPEN', 'CLOSED', 'CANCELLED'))
);

CREATE TABLE "voyage_voyage_port" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_voyage_port_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"port" bigint NOT NULL,
	"purpose" text NOT NULL,
	"eta" timestamp(3) with time zone,
	"ata" timestamp(3) with time zone,
	"etb" timestamp(3) with time zone,
	"atb" timestamp(3) with time zone,
	"etd" timestamp(3) with time zone,
	"atd" timestamp(3) with time zone
);

CREATE TABLE "voyage_init_info" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_init_info_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"voyage_id" bigint NOT NULL,
	"ship_name" bigint NOT NULL,
	"cut_report_id" bigint,
	"readings" jsonb,
	"fw_stock" numeric(20, 1),
	"current_accum_rev" numeric(20, 0),
	"fwd_draft" numeric(20, 2),
	"aft_draft" numeric(20, 2),
	"source" text NOT NULL,
	"approved_by" text,
	CONSTRAINT "voyage_init_info_source_check" CHECK (source in ('REPORT', 'TYPED'))
);

CREATE TABLE "voyage_report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"report_no" text NOT NULL,
	"ship_name" bigint NOT NULL,
	"voyage_no" bigint NOT NULL,
	"voyage_rpt_no" bigint,
	"rpt_time" timestamp(3) with time zone NOT NULL,
	"rpt_type" text NOT NULL,
	"ship_status" text,
	"zone" numeric(20, 2),
	"latitude" text,
	"north_south" text,
	"longitude" text,
	"west_east" text,
	"lat" numeric(20, 6),
	"lon" numeric(20, 6),
	"last_port" bigint,
	"next_port" bigint,
	"next_dis" numeric(20, 1),
	"eta" timestamp(3) with time zone,
	"avg_speed" numeric(20, 2),
	"fwd_draft" numeric(20, 2),
	"aft_draft" numeric(20, 2),
	"water_trim" numeric(20, 2),
	"is_wash" text,
	"ss_time" numeric(20, 2),
	"ss_dist" numeric(20, 1),
	"man_time" numeric(20, 2),
	"man_dist" numeric(20, 1),
	"fwind_time" numeric(20, 2),
	"stop_time" numeric(20, 2),
	"fw_consumption" numeric(20, 1),
	"fw_addition" numeric(20, 1),
	"gen_water_amount" numeric(20, 1),
	"fw_stock" numeric(20, 1),
	"avg_rev" numeric(20, 1),
	"last_accum_rev" bigint,
	"current_accum_rev" bigint,
	"man_rev" bigint,
	"counter_reset" boolean,
	"counter_base" bigint,
	"counter_reason" text,
	"mean_pitch" numeric(20, 3),
	"slip_pro" numeric(20, 2),
	"weather" text,
	"sea" text,
	"visibility" text,
	"temperature" numeric(20, 1),
	"pressure" numeric(20, 1),
	"humidity" bigint,
	"wind_direction" text,
	"wind_force" text,
	"current_direction" bigint,
	"current_speed" numeric(20, 1),
	"rpt_note" text,
	"attachments" bigint[],
	"particulars" jsonb,
	"confirmed" text NOT NULL,
	"confirm_name" text,
	"confirm_time" timestamp(3) with time zone,
	"returned" boolean,
	"return_reason" text,
	"submit_time" timestamp(3) with time zone,
	"source" text NOT NULL,
	"movement_state" text,
	"error_count" bigint,
	"warning_count" bigint,
	"fuel_used" numeric(20, 3),
	"diesel_used" numeric(20, 3),
	"cargo_loaded" numeric(20, 3),
	CONSTRAINT "voyage_report_rpt_type_check" CHECK (rpt_type in ('NOON', 'DEPARTURE', 'ARRIVAL', 'ANCHORING', 'BERTHING', 'HEAVING_UP_ANCHOR', 'SHIFT', 'LIGHTERING')),
	CONSTRAINT "voyage_report_ship_status_check" CHECK (ship_status in ('BERTHING', 'SAILING', 'ANCHORING', 'DISCHARGING', 'LOADING')),
	CONSTRAINT "voyage_report_north_south_check" CHECK (north_south in ('N', 'S')),
	CONSTRAINT "voyage_report_west_east_check" CHECK (west_east in ('E', 'W')),
	CONSTRAINT "voyage_report_is_wash_check" CHECK (is_wash in ('NONE', 'BEFORE_BERTHING', 'AT_SEA', 'AFTER_DISCHARGE')),
	CONSTRAINT "voyage_report_weather_check" CHECK (weather in ('SUNNY', 'CLOUDY', 'OVERCAST', 'CLOUDY_WINDY', 'RAINY', 'LIGHT_RAIN', 'STORM', 'SLEET', 'SNOW_SHOWER', 'HAIL', 'DEW', 'SMOG', 'MIST', 'HAZE', 'TORNADO', 'LIGHTNING_STORM')),
	CONSTRAINT "voyage_report_sea_check" CHECK (sea in ('0', '1', '2', '3', '4', '5', '6', '7', '8', '9')),
	CONSTRAINT "voyage_report_visibility_check" CHECK (visibility in ('0', '1', '2', '3', '4', '5', '6', '7', '8', '9')),
	CONSTRAINT "voyage_report_wind_direction_check" CHECK (wind_direction in ('N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE', 'S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW', 'VARIABLE')),
	CONSTRAINT "voyage_report_wind_force_check" CHECK (wind_force in ('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12')),
	CONSTRAINT "voyage_report_confirmed_check" CHECK (confirmed in ('UNCONFIRMED', 'CONFIRMED')),
	CONSTRAINT "voyage_report_source_check" CHECK (source in ('LAND', 'SHIP', 'FILE', 'EMAIL', 'IMPORT'))
);

CREATE TABLE "voyage_report_time" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_report_time_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"event_code" text NOT NULL,
	"time" timestamp(3) with time zone,
	"zone" numeric(20, 2),
	"place" text,
	"remark" text
);

CREATE TABLE "voyage_report_oil" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_report_oil_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"row_code" text NOT NULL,
	"running_hour" numeric(20, 2),
	"fuel_oil" numeric(20, 3),
	"diesel_oil" numeric(20, 3),
	"grades" jsonb,
	"me_system_oil" numeric(20, 1),
	"ae_system_oil" numeric(20, 1),
	"cylinder_oil" numeric(20, 1),
	"turbine_oil" numeric(20, 1),
	"hydraulic_oil" numeric(20, 1),
	"gear_oil" numeric(20, 1),
	"reason_code" text,
	"note" text,
	CONSTRAINT "voyage_report_oil_row_code_check" CHECK (row_code in ('ME_CONST', 'ME_MAN', 'GE_SEA', 'GE_DISCH', 'HEATING', 'BOILER_DAILY', 'TANK_CLEAN', 'OTHER', 'TOTAL', 'BUNKERING', 'LAST_STOCK', 'BOOK_STOCK', 'CURRENT_STOCK', 'ADJUST'))
);

CREATE TABLE "voyage_bunkering" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_bunkering_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"bunker_no" text,
	"port" bigint,
	"place" text,
	"supplier_id" text,
	"barge_name" text,
	"barge_arrival" timestamp(3) with time zone,
	"begin_time" timestamp(3) with time zone,
	"end_time" timestamp(3) with time zone,
	"oil_grade" text NOT NULL,
	"bonded" boolean,
	"ordered_qty" numeric(20, 3),
	"bdn_no" text,
	"bdn_qty" numeric(20, 3),
	"bdn_density15" numeric(20, 4),
	"bdn_sulphur" numeric(20, 3),
	"bdn_viscosity" numeric(20, 1),
	"bdn_flash_point" numeric(20, 1),
	"bdn_photo" bigint,
	"observed_volume" numeric(20, 3),
	"vcf" numeric(20, 4),
	"ship_qty" numeric(20, 3),
	"diff_qty" numeric(20, 3),
	"diff_rate" numeric(20, 2),
	"protest" boolean,
	"protest_file" bigint,
	"accepted_qty" numeric(20, 3),
	"sample_no" text,
	"remark" text,
	CONSTRAINT "voyage_bunkering_oil_grade_check" CHECK (oil_grade in ('HFO380', 'VLSFO', 'ULSFO', 'MDO', 'MGO', 'LNG', 'METHANOL'))
);

CREATE TABLE "voyage_report_cargo" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_report_cargo_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"port" bigint,
	"berth" text,
	"op_type" text,
	"measure_mode" text,
	"cargo_name" text,
	"hoses_on" timestamp(3) with time zone,
	"start_time" timestamp(3) with time zone,
	"end_time" timestamp(3) with time zone,
	"hoses_off" timestamp(3) with time zone,
	"strip_start" timestamp(3) with time zone,
	"strip_end" timestamp(3) with time zone,
	"interrupt_time" numeric(20, 2),
	"avg_rate" numeric(20, 1),
	"max_rate" numeric(20, 1),
	"manifold_pressure" numeric(20, 2),
	"max_pressure" numeric(20, 2),
	"pump_count" bigint,
	"temperature" numeric(20, 1),
	"density15" numeric(20, 4),
	"ship_qty" numeric(20, 3),
	"shore_qty" numeric(20, 3),
	"bl_qty" numeric(20, 3),
	"obq_qty" numeric(20, 3),
	"rob_qty" numeric(20, 3),
	"difference" numeric(20, 3),
	"difference_rate" numeric(20, 3),
	"sample_taken" boolean,
	"bl_issued" boolean,
	"protest" boolean,
	"protest_kind" text,
	CONSTRAINT "voyage_report_cargo_op_type_check" CHECK (op_type in ('LOADING', 'DISCHARGING'))
);

CREATE TABLE "voyage_sof_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_sof_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"from" timestamp(3) with time zone,
	"to" timestamp(3) with time zone,
	"event_type" text NOT NULL,
	"account" text,
	"pressure" numeric(20, 2),
	"remark" text
);

CREATE TABLE "voyage_report_waste" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_report_waste_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"waste_code" text NOT NULL,
	"last_qty" numeric(20, 2),
	"generated" numeric(20, 2),
	"landed" numeric(20, 2),
	"discharged_sea" numeric(20, 2),
	"on_board" numeric(20, 2),
	"receipt_no" text,
	"receipt_file" bigint,
	CONSTRAINT "voyage_report_waste_waste_code_check" CHECK (waste_code in ('wasteTankWash', 'wasteEngineRoom', 'cabinCleanFw', 'dirtyOilWater'))
);

CREATE TABLE "voyage_finding" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_finding_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"report_id" bigint NOT NULL,
	"ship_name" bigint NOT NULL,
	"rule_code" text NOT NULL,
	"level" text NOT NULL,
	"field" text NOT NULL,
	"message" jsonb,
	"found" text,
	"expected" text,
	"finding_state" text NOT NULL,
	"reason" text,
	CONSTRAINT "voyage_finding_level_check" CHECK (level in ('E', 'W', 'I')),
	CONSTRAINT "voyage_finding_finding_state_check" CHECK (finding_state in ('OPEN', 'REASONED', 'FIXED'))
);

CREATE TABLE "voyage_noon_exemption" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_noon_exemption_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"ship_name" bigint NOT NULL,
	"from" timestamp(3) with time zone NOT NULL,
	"to" timestamp(3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"remark" text
);

CREATE TABLE "voyage_report_correction" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_report_correction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"correction_no" text,
	"report_id" bigint NOT NULL,
	"ship_name" bigint NOT NULL,
	"voyage_no" bigint NOT NULL,
	"rpt_time" timestamp(3) with time zone,
	"rpt_zone" numeric(20, 2),
	"reason_kind" text NOT NULL,
	"reason" text NOT NULL,
	"attachments" bigint[],
	"change_count" bigint,
	"oil_changed" boolean,
	"fuel_shift" numeric(20, 3),
	"lube_shift" numeric(20, 1),
	"revolution_shift" bigint,
	"following_count" bigint,
	"changes" jsonb,
	"following" jsonb,
	"chain_stamp" jsonb,
	"applied_time" timestamp(3) with time zone,
	"status" text NOT NULL,
	CONSTRAINT "voyage_report_correction_reason_kind_check" CHECK (reason_kind in ('TYPING', 'MEASURING', 'OMISSION', 'SUPPLIER', 'OTHER')),
	CONSTRAINT "voyage_report_correction_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

CREATE UNIQUE INDEX "voyage_voyage_voyage_no_serial" ON "voyage_voyage" USING btree ("voyage_no") WHERE deleted_at is null;
CREATE INDEX "voyage_voyage_sort" ON "voyage_voyage" USING btree ("start_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_voyage_ship_name_sort" ON "voyage_voyage" USING btree ("ship_name","start_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_voyage_start_port_sort" ON "voyage_voyage" USING btree ("start_port","start_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_voyage_end_port_sort" ON "voyage_voyage" USING btree ("end_port","start_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_voyage_cut_report_id_sort" ON "voyage_voyage" USING btree ("cut_report_id","start_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_voyage_port_parent" ON "voyage_voyage_port" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "voyage_init_info_voyage_id_key" ON "voyage_init_info" USING btree ("voyage_id") WHERE deleted_at is null;
CREATE INDEX "voyage_init_info_voyage_id_sort" ON "voyage_init_info" USING btree ("voyage_id","id" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_init_info_ship_name_sort" ON "voyage_init_info" USING btree ("ship_name","id" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_init_info_cut_report_id_sort" ON "voyage_init_info" USING btree ("cut_report_id","id" desc,"id" desc) WHERE deleted_at is null;
CREATE UNIQUE INDEX "voyage_report_ship_name_report_no_key" ON "voyage_report" USING btree ("ship_name","report_no") WHERE deleted_at is null;
CREATE INDEX "voyage_report_sort" ON "voyage_report" USING btree ("rpt_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_report_ship_name_sort" ON "voyage_report" USING btree ("ship_name","rpt_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_report_voyage_no_sort" ON "voyage_report" USING btree ("voyage_no","rpt_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_report_last_port_sort" ON "voyage_report" USING btree ("last_port","rpt_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_report_next_port_sort" ON "voyage_report" USING btree ("next_port","rpt_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_report_time_parent" ON "voyage_report_time" USING btree ("parent_id","seq");
CREATE INDEX "voyage_report_oil_parent" ON "voyage_report_oil" USING btree ("parent_id","seq");
CREATE INDEX "voyage_bunkering_parent" ON "voyage_bunkering" USING btree ("parent_id","seq");
CREATE INDEX "voyage_report_cargo_parent" ON "voyage_report_cargo" USING btree ("parent_id","seq");
CREATE INDEX "voyage_sof_event_parent" ON "voyage_sof_event" USING btree ("parent_id","seq");
CREATE INDEX "voyage_report_waste_parent" ON "voyage_report_waste" USING btree ("parent_id","seq");
CREATE INDEX "voyage_finding_report_id_sort" ON "voyage_finding" USING btree ("report_id","id" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_finding_ship_name_sort" ON "voyage_finding" USING btree ("ship_name","id" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_noon_exemption_sort" ON "voyage_noon_exemption" USING btree ("from" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_noon_exemption_ship_name_sort" ON "voyage_noon_exemption" USING btree ("ship_name","from" desc,"id" desc) WHERE deleted_at is null;
CREATE UNIQUE INDEX "voyage_report_correction_correction_no_serial" ON "voyage_report_correction" USING btree ("correction_no") WHERE deleted_at is null;
CREATE INDEX "voyage_report_correction_sort" ON "voyage_report_correction" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_report_correction_report_id_sort" ON "voyage_report_correction" USING btree ("report_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_report_correction_ship_name_sort" ON "voyage_report_correction" USING btree ("ship_name","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_report_correction_voyage_no_sort" ON "voyage_report_correction" USING btree ("voyage_no","create_time" desc,"id" desc) WHERE deleted_at is null;
