CREATE TABLE "kernel_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kernel_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"record_id" bigint NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"actor_name" text,
	"action" text NOT NULL,
	"reason" text,
	"changes" jsonb NOT NULL,
	"request_id" text NOT NULL
);

CREATE TABLE "kernel_serial" (
	"serial" text NOT NULL,
	"period" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "kernel_serial_serial_period_pk" PRIMARY KEY("serial","period")
);

CREATE TABLE "kernel_idempotency" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kernel_idempotency_user_id_key_pk" PRIMARY KEY("user_id","key")
);

CREATE TABLE "kernel_file" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kernel_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"type" text NOT NULL,
	"owner" bigint NOT NULL,
	"created" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "kernel_file_use" (
	"file_id" bigint NOT NULL,
	"resource" text NOT NULL,
	"record_id" bigint NOT NULL,
	CONSTRAINT "kernel_file_use_resource_record_id_file_id_pk" PRIMARY KEY("resource","record_id","file_id")
);

CREATE TABLE "system_organization" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_organization_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"name" text NOT NULL,
	"name_en" text,
	"code" text,
	"type" text NOT NULL,
	"parent_id" bigint,
	"status" text NOT NULL,
	"sort_num" bigint,
	"budget_unit" text,
	"leader_id" bigint,
	"remark" text,
	CONSTRAINT "system_organization_type_check" CHECK (type in ('PARENT_COMPANY', 'LAND_DEPT', 'BRANCH_COMPANY', 'DEPT', 'COMPANY', 'SHIP')),
	CONSTRAINT "system_organization_status_check" CHECK (status in ('USE', 'STOP'))
);

CREATE TABLE "system_leader_item" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_leader_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"capacity" text NOT NULL,
	"remark" text,
	CONSTRAINT "system_leader_item_capacity_check" CHECK (capacity in ('LEADER', 'DEPUTY', 'QHSE', 'BUDGET'))
);

CREATE TABLE "system_vessel" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_vessel_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"ship_code" text NOT NULL,
	"imo" text NOT NULL,
	"mmsi" text,
	"call_sign" text,
	"organization_id" bigint,
	"status" text NOT NULL,
	"flag" text,
	"port_of_registry" text,
	"official_no" text,
	"class_society" text,
	"class_notation" text,
	"type" text NOT NULL,
	"trade_area" text NOT NULL,
	"ownership" text NOT NULL,
	"owner" text,
	"manager" text,
	"builder" text,
	"built_on" date,
	"keel_on" date,
	"delivery_on" date,
	"disposal_on" date,
	"dwt" bigint,
	"gt" bigint,
	"nt" bigint,
	"loa" numeric(20, 2),
	"lbp" numeric(20, 2),
	"beam" numeric(20, 2),
	"depth" numeric(20, 2),
	"draft" numeric(20, 2),
	"scantling_draft" numeric(20, 2),
	"tpc" numeric(20, 1),
	"capacity_table_date" date,
	"cargo_pumps" bigint,
	"engine_maker" text,
	"engine_model" text,
	"mcr" bigint,
	"engine_rpm" numeric(20, 1),
	"pitch" numeric(20, 3),
	"service_speed" numeric(20, 2),
	"max_speed" numeric(20, 2),
	"fuel_types" text,
	"fuel_capacity" numeric(20, 1),
	"diesel_capacity" numeric(20, 1),
	"water_capacity" numeric(20, 1),
	"minimum_manning" bigint,
	"has_rev_counter" boolean,
	"rob_tolerance" numeric(20, 2),
	"speed_tolerance" numeric(20, 2),
	"noon_hour" bigint,
	"heavy_wind_force" bigint,
	"dcs_distance" text,
	"papers" bigint[],
	"remark" text,
	CONSTRAINT "system_vessel_status_check" CHECK (status in ('BUILDING', 'ACTIVE', 'REPAIR', 'LAID_UP', 'DISPOSED')),
	CONSTRAINT "system_vessel_type_check" CHECK (type in ('OIL_TANKER', 'CRUDE_TANKER', 'PRODUCT_TANKER', 'CHEMICAL_TANKER', 'OIL_CHEMICAL_TANKER', 'BUNKER_TANKER', 'BULK_CARRIER', 'CONTAINER', 'GENERAL_CARGO')),
	CONSTRAINT "system_vessel_trade_area_check" CHECK (trade_area in ('HARBOUR', 'COASTAL', 'NEAR_SEA', 'UNLIMITED')),
	CONSTRAINT "system_vessel_ownership_check" CHECK (ownership in ('OWN', 'BAREBOAT', 'TIME_CHARTER')),
	CONSTRAINT "system_vessel_dcs_distance_check" CHECK (dcs_distance in ('SEA', 'SEA_AND_MAN'))
);

CREATE TABLE "system_vessel_hold" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_vessel_hold_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"capacity" numeric(20, 1) NOT NULL,
	CONSTRAINT "system_vessel_hold_kind_check" CHECK (kind in ('CARGO_TANK', 'SLOP_TANK', 'CARGO_HOLD'))
);

CREATE TABLE "system_vessel_generator" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_vessel_generator_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"name" text NOT NULL,
	"maker" text,
	"model" text,
	"power" bigint,
	"rpm" bigint
);

CREATE TABLE "system_vessel_boiler" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_vessel_boiler_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"name" text NOT NULL,
	"maker" text,
	"model" text,
	"steam" numeric(20, 1)
);

CREATE TABLE "system_vessel_tank" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_vessel_tank_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"capacity" numeric(20, 1) NOT NULL,
	CONSTRAINT "system_vessel_tank_kind_check" CHECK (kind in ('FUEL_OIL', 'DIESEL_OIL', 'LUBE_OIL', 'FRESH_WATER', 'BALLAST'))
);

CREATE TABLE "system_job" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"name" text NOT NULL,
	"name_en" text,
	"code" text NOT NULL,
	"category" text NOT NULL,
	"sort_num" bigint,
	"enabled" boolean,
	"remark" text,
	CONSTRAINT "system_job_category_check" CHECK (category in ('SHORE', 'DECK', 'ENGINE', 'CATERING'))
);

CREATE TABLE "system_dictionary" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_dictionary_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"remark" text
);

CREATE TABLE "system_dict_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_dict_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"code" text NOT NULL,
	"zh" text NOT NULL,
	"en" text NOT NULL,
	"sort" bigint,
	"color" text,
	"enabled" boolean,
	CONSTRAINT "system_dict_entry_color_check" CHECK (color in ('grey', 'blue', 'green', 'teal', 'amber', 'red', 'slate', 'violet', 'plum'))
);

CREATE TABLE "system_role" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_role_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"name" text NOT NULL,
	"name_en" text,
	"code" text NOT NULL,
	"level" bigint NOT NULL,
	"data_scope" text NOT NULL,
	"organization_ids" bigint[],
	"menu_ids" bigint[],
	"permissions" jsonb,
	"remark" text,
	CONSTRAINT "system_role_data_scope_check" CHECK (data_scope in ('all', 'orgBelow', 'org', 'chosen', 'own'))
);

CREATE TABLE "system_menu" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_menu_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"type" text NOT NULL,
	"parent_id" bigint,
	"title" text NOT NULL,
	"title_en" text,
	"name" text,
	"path" text,
	"component" text,
	"component_name" text,
	"permission" text,
	"icon" text,
	"redirect" text,
	"sort_num" bigint,
	"cache" boolean,
	"always_show" boolean,
	"hidden" boolean,
	"affix" boolean,
	"vanishing_time" timestamp(3) with time zone,
	"key" text,
	"seeded" jsonb,
	CONSTRAINT "system_menu_type_check" CHECK (type in ('directory', 'page', 'button'))
);

CREATE TABLE "system_user_" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_user__id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"organization_id" bigint NOT NULL,
	"organization_ids" bigint[],
	"data_organization_ids" bigint[],
	"role_ids" bigint[],
	"job_ids" bigint[],
	"enabled" boolean,
	"temporary" boolean,
	"expires_on" date,
	"avatar" bigint,
	"menu_order" jsonb,
	"last_sign_in" timestamp(3) with time zone
);

CREATE TABLE "system_ship_responsibility" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_ship_responsibility_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"user_id" bigint NOT NULL,
	"vessel_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date,
	CONSTRAINT "system_ship_responsibility_kind_check" CHECK (kind in ('VM', 'REPAIR'))
);

CREATE TABLE "system_captcha" (
	"id" text PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "system_credential" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"weak" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "system_key" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"public" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "system_lockout" (
	"username" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "system_mail_account" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"sealed_password" text,
	"host" text,
	"port" integer,
	"updated_at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "system_session" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" bigint NOT NULL,
	"actor_id" bigint,
	"actor_session_id" text,
	"kind" text NOT NULL,
	"device" text,
	"address" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_seen" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	"revoke_reason" text,
	CONSTRAINT "system_session_token_hash_unique" UNIQUE("token_hash")
);

CREATE TABLE "system_sign_in_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_sign_in_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp(3) with time zone NOT NULL,
	"username" text NOT NULL,
	"user_id" bigint,
	"ok" boolean NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"address" text,
	"device" text
);

CREATE TABLE "system_ticket" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"issued_by" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone
);

CREATE TABLE "system_used_ciphertext" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "system_menu_use" (
	"user_id" bigint NOT NULL,
	"menu_id" bigint NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "system_menu_use_user_id_menu_id_day_pk" PRIMARY KEY("user_id","menu_id","day")
);

CREATE TABLE "system_seeded_grant" (
	"role_code" text NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "system_seeded_grant_role_code_kind_item_pk" PRIMARY KEY("role_code","kind","item")
);

CREATE TABLE "parameter_country" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parameter_country_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"code2" text NOT NULL,
	"code3" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"region" text NOT NULL,
	"zone" numeric(20, 2),
	"sanction" text NOT NULL,
	"sanction_source" text,
	"aliases" text,
	"enabled" boolean,
	CONSTRAINT "parameter_country_region_check" CHECK (region in ('asia', 'middleEast', 'europe', 'africa', 'northAmerica', 'latinAmerica', 'oceania')),
	CONSTRAINT "parameter_country_sanction_check" CHECK (sanction in ('none', 'warn', 'block'))
);

CREATE TABLE "parameter_port" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parameter_port_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"unlocode" text,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"country_id" bigint NOT NULL,
	"latitude" numeric(20, 5),
	"longitude" numeric(20, 5),
	"zone" numeric(20, 2),
	"eca" text NOT NULL,
	"aliases" text,
	"enabled" boolean,
	"sort_num" bigint,
	"remark" text,
	CONSTRAINT "parameter_port_eca_check" CHECK (eca in ('none', 'chinaCoast', 'chinaInland', 'baltic', 'northSea', 'northAmerica', 'usCaribbean', 'mediterranean'))
);

CREATE TABLE "parameter_currency" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parameter_currency_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"code" text NOT NULL,
	"numeric" text,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"symbol" text,
	"decimals" bigint NOT NULL,
	"unit" bigint NOT NULL,
	"sort_num" bigint,
	"enabled" boolean
);

CREATE TABLE "parameter_exchange_rate" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parameter_exchange_rate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"rate_date" date NOT NULL,
	"currency_id" bigint NOT NULL,
	"rate_type" text NOT NULL,
	"rate" numeric(20, 8) NOT NULL,
	"source" text NOT NULL,
	"locked" boolean,
	"remark" text,
	CONSTRAINT "parameter_exchange_rate_rate_type_check" CHECK (rate_type in ('middle', 'month', 'contract')),
	CONSTRAINT "parameter_exchange_rate_source_check" CHECK (source in ('pbc', 'bank', 'manual'))
);

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

CREATE INDEX "kernel_history_record" ON "kernel_history" USING btree ("resource","record_id","id");
CREATE INDEX "kernel_file_hash" ON "kernel_file" USING btree ("hash");
CREATE INDEX "kernel_file_use_file" ON "kernel_file_use" USING btree ("file_id","resource","record_id");
CREATE UNIQUE INDEX "system_organization_code_key" ON "system_organization" USING btree ("code") WHERE deleted_at is null;
CREATE INDEX "system_organization_sort" ON "system_organization" USING btree ("sort_num","id") WHERE deleted_at is null;
CREATE INDEX "system_organization_parent_id_sort" ON "system_organization" USING btree ("parent_id","sort_num","id") WHERE deleted_at is null;
CREATE INDEX "system_organization_leader_id_sort" ON "system_organization" USING btree ("leader_id","sort_num","id") WHERE deleted_at is null;
CREATE INDEX "system_leader_item_parent" ON "system_leader_item" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "system_vessel_imo_key" ON "system_vessel" USING btree ("imo") WHERE deleted_at is null;
CREATE UNIQUE INDEX "system_vessel_ship_code_key" ON "system_vessel" USING btree ("ship_code") WHERE deleted_at is null;
CREATE UNIQUE INDEX "system_vessel_organization_id_key" ON "system_vessel" USING btree ("organization_id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "system_vessel_name_key" ON "system_vessel" USING btree ("name") WHERE deleted_at is null;
CREATE INDEX "system_vessel_organization_id_sort" ON "system_vessel" USING btree ("organization_id","id","id") WHERE deleted_at is null;
CREATE INDEX "system_vessel_hold_parent" ON "system_vessel_hold" USING btree ("parent_id","seq");
CREATE INDEX "system_vessel_generator_parent" ON "system_vessel_generator" USING btree ("parent_id","seq");
CREATE INDEX "system_vessel_boiler_parent" ON "system_vessel_boiler" USING btree ("parent_id","seq");
CREATE INDEX "system_vessel_tank_parent" ON "system_vessel_tank" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "system_job_code_key" ON "system_job" USING btree ("code") WHERE deleted_at is null;
CREATE UNIQUE INDEX "system_job_name_key" ON "system_job" USING btree ("name") WHERE deleted_at is null;
CREATE INDEX "system_job_sort" ON "system_job" USING btree ("sort_num","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "system_dictionary_code_key" ON "system_dictionary" USING btree ("code") WHERE deleted_at is null;
CREATE INDEX "system_dictionary_sort" ON "system_dictionary" USING btree ("code","id") WHERE deleted_at is null;
CREATE INDEX "system_dict_entry_parent" ON "system_dict_entry" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "system_role_code_key" ON "system_role" USING btree ("code") WHERE deleted_at is null;
CREATE INDEX "system_role_sort" ON "system_role" USING btree ("level","id") WHERE deleted_at is null;
CREATE INDEX "system_menu_sort" ON "system_menu" USING btree ("sort_num","id") WHERE deleted_at is null;
CREATE INDEX "system_menu_parent_id_sort" ON "system_menu" USING btree ("parent_id","sort_num","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "system_user__username_key" ON "system_user_" USING btree ("username") WHERE deleted_at is null;
CREATE INDEX "system_user__sort" ON "system_user_" USING btree ("username","id") WHERE deleted_at is null;
CREATE INDEX "system_user__organization_id_sort" ON "system_user_" USING btree ("organization_id","username","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "system_ship_responsibility_user_id_vessel_id_kind_from_date_key" ON "system_ship_responsibility" USING btree ("user_id","vessel_id","kind","from_date") WHERE deleted_at is null;
CREATE INDEX "system_ship_responsibility_sort" ON "system_ship_responsibility" USING btree ("from_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "system_ship_responsibility_user_id_sort" ON "system_ship_responsibility" USING btree ("user_id","from_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "system_ship_responsibility_vessel_id_sort" ON "system_ship_responsibility" USING btree ("vessel_id","from_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "system_session_user" ON "system_session" USING btree ("user_id","created_at");
CREATE INDEX "system_sign_in_log_address" ON "system_sign_in_log" USING btree ("address","at");
CREATE INDEX "system_sign_in_log_at" ON "system_sign_in_log" USING btree ("at");
CREATE INDEX "system_menu_use_day" ON "system_menu_use" USING btree ("day");
CREATE UNIQUE INDEX "parameter_country_code2_key" ON "parameter_country" USING btree ("code2") WHERE deleted_at is null;
CREATE UNIQUE INDEX "parameter_country_code3_key" ON "parameter_country" USING btree ("code3") WHERE deleted_at is null;
CREATE INDEX "parameter_country_sort" ON "parameter_country" USING btree ("code2","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "parameter_port_unlocode_key" ON "parameter_port" USING btree ("unlocode") WHERE deleted_at is null;
CREATE INDEX "parameter_port_sort" ON "parameter_port" USING btree ("unlocode","id") WHERE deleted_at is null;
CREATE INDEX "parameter_port_country_id_sort" ON "parameter_port" USING btree ("country_id","unlocode","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "parameter_currency_code_key" ON "parameter_currency" USING btree ("code") WHERE deleted_at is null;
CREATE INDEX "parameter_currency_sort" ON "parameter_currency" USING btree ("sort_num","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "parameter_exchange_rate_rate_date_currency_id_rate_type_key" ON "parameter_exchange_rate" USING btree ("rate_date","currency_id","rate_type") WHERE deleted_at is null;
CREATE INDEX "parameter_exchange_rate_sort" ON "parameter_exchange_rate" USING btree ("rate_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "parameter_exchange_rate_currency_id_sort" ON "parameter_exchange_rate" USING btree ("currency_id","rate_date" desc,"id" desc) WHERE deleted_at is null;
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
