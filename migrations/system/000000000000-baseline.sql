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
	"fo_tolerance" numeric(20, 3),
	"do_tolerance" numeric(20, 3),
	"system_oil_tolerance" numeric(20, 1),
	"cylinder_oil_tolerance" numeric(20, 1),
	"other_lube_tolerance" numeric(20, 1),
	"water_tolerance" numeric(20, 1),
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
	"second_factor" boolean,
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
	"name_en" text,
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

CREATE TABLE "system_call_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_call_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"at" timestamp(3) with time zone NOT NULL,
	"user_name" text,
	"actor_name" text,
	"act" text,
	"act_en" text,
	"target" text,
	"result" text NOT NULL,
	"reason" text,
	"reason_en" text,
	"ms" bigint,
	"address" text,
	"device" text,
	"request_id" text,
	CONSTRAINT "system_call_log_result_check" CHECK (result in ('OK', 'REFUSED', 'FAILED'))
);

CREATE TABLE "system_error_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_error_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"at" timestamp(3) with time zone NOT NULL,
	"target" text,
	"message" text,
	"user_name" text,
	"actor_name" text,
	"address" text,
	"request_id" text
);

CREATE TABLE "system_announcement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_announcement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"title" text NOT NULL,
	"organization_ids" bigint[],
	"organization_id" bigint NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"pinned" boolean,
	"content" text NOT NULL,
	"published_at" timestamp(3) with time zone,
	"notified_at" timestamp(3) with time zone,
	"status" text NOT NULL,
	CONSTRAINT "system_announcement_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

CREATE TABLE "system_script_run" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_script_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"label" text,
	"label_en" text,
	"script" text,
	"state" text,
	"dry_run" boolean,
	"params" jsonb,
	"done" bigint,
	"total" bigint,
	"started_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	"output" jsonb,
	"error" text,
	"error_en" text,
	"task_id" bigint,
	CONSTRAINT "system_script_run_state_check" CHECK (state in ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'))
);

CREATE TABLE "system_book" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_book_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"title" text NOT NULL,
	"title_en" text,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"edition" text NOT NULL,
	"publisher" text,
	"published_on" date,
	"valid_to" date,
	"superseded_by_id" bigint,
	"attachment" bigint,
	"remark" text,
	CONSTRAINT "system_book_kind_check" CHECK (kind in ('NAUTICAL', 'CONVENTION', 'CLASS', 'COMPANY', 'MANUAL'))
);

CREATE TABLE "system_book_copy" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_book_copy_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"organization_id" bigint NOT NULL,
	"copies" bigint NOT NULL,
	"shelf" text,
	"holder_id" bigint
);

CREATE TABLE "system_book_loan" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_book_loan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"book_id" bigint NOT NULL,
	"organization_id" bigint NOT NULL,
	"borrower_id" bigint NOT NULL,
	"borrowed_on" date NOT NULL,
	"due_on" date,
	"returned_on" date,
	"remark" text
);

CREATE TABLE "system_organization_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_organization_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"change_no" text,
	"organization_id" bigint NOT NULL,
	"from_parent_id" bigint,
	"new_parent_id" bigint NOT NULL,
	"sort_num" bigint,
	"effective_date" date NOT NULL,
	"reason" text NOT NULL,
	"attachments" bigint[],
	"executed_at" timestamp(3) with time zone,
	"status" text NOT NULL,
	CONSTRAINT "system_organization_change_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

CREATE TABLE "system_payment_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_payment_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"order_no" text,
	"subject" text NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"provider" text NOT NULL,
	"status" text NOT NULL,
	"pay_code" text,
	"trade_no" text,
	"paid_amount" numeric(20, 2),
	"paid_time" timestamp(3) with time zone,
	"payer" text,
	"proof" bigint,
	"checked_time" timestamp(3) with time zone,
	CONSTRAINT "system_payment_order_provider_check" CHECK (provider in ('manual', 'alipay')),
	CONSTRAINT "system_payment_order_status_check" CHECK (status in ('PENDING', 'PAID', 'CLOSED'))
);

CREATE TABLE "system_payment_callback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_payment_callback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"received_time" timestamp(3) with time zone,
	"order_id" bigint,
	"outcome" text NOT NULL,
	"notify_id" text,
	"trade_no" text,
	"trade_status" text,
	"amount" numeric(20, 2),
	"address" text,
	"payload" jsonb,
	CONSTRAINT "system_payment_callback_outcome_check" CHECK (outcome in ('ACCEPTED', 'REPEATED', 'IGNORED', 'BAD_SIGNATURE', 'WRONG_APP', 'UNKNOWN_ORDER', 'WRONG_AMOUNT', 'CLOSED_ORDER')),
	CONSTRAINT "system_payment_callback_trade_status_check" CHECK (trade_status in ('WAIT_BUYER_PAY', 'TRADE_SUCCESS', 'TRADE_FINISHED', 'TRADE_CLOSED'))
);

CREATE TABLE "system_picture" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_picture_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"name" text NOT NULL,
	"file" bigint NOT NULL,
	"remark" text
);

CREATE TABLE "system_error_stack" (
	"request_id" text PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"stack" text NOT NULL
);

CREATE TABLE "system_usage" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"seconds" integer NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "system_usage_user_id_day_pk" PRIMARY KEY("user_id","day")
);

CREATE TABLE "system_announcement_read" (
	"announcement_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"read_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "system_announcement_read_announcement_id_user_id_pk" PRIMARY KEY("announcement_id","user_id")
);

CREATE TABLE "system_version" (
	"version" text PRIMARY KEY NOT NULL,
	"installed_at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "system_version_seen" (
	"user_id" bigint NOT NULL,
	"version" text NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "system_version_seen_user_id_version_pk" PRIMARY KEY("user_id","version")
);

CREATE TABLE "system_server_node" (
	"node" text PRIMARY KEY NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL,
	"facts" jsonb NOT NULL
);

CREATE TABLE "system_server_sample" (
	"node" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"cpu" integer NOT NULL,
	"machine_cpu" integer NOT NULL,
	"resident" bigint NOT NULL,
	"heap" bigint NOT NULL,
	"machine_memory" bigint NOT NULL,
	"disk_used" bigint NOT NULL,
	"disk_total" bigint NOT NULL,
	"loop_delay" integer NOT NULL,
	"loop_delay_max" integer NOT NULL,
	"connections" integer NOT NULL,
	"database_connections" integer NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "system_server_sample_node_at_pk" PRIMARY KEY("node","at")
);

CREATE TABLE "system_message_choice" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"inbox" boolean NOT NULL,
	"mail" boolean NOT NULL,
	"digest" boolean NOT NULL,
	"muted" boolean NOT NULL,
	CONSTRAINT "system_message_choice_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);

CREATE TABLE "system_message_reader" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"mail_lang" text NOT NULL
);

CREATE TABLE "system_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	"text_zh" text,
	"text_en" text,
	"link" text,
	"resource" text,
	"record_id" bigint,
	"created_at" timestamp(3) with time zone NOT NULL,
	"read_at" timestamp(3) with time zone,
	"inbox" boolean NOT NULL,
	"digest" boolean NOT NULL,
	"key" text
);

CREATE TABLE "system_chat_member" (
	"chat_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"joined_at" timestamp(3) with time zone NOT NULL,
	"after_id" bigint NOT NULL,
	"read_id" bigint NOT NULL,
	CONSTRAINT "system_chat_member_chat_id_user_id_pk" PRIMARY KEY("chat_id","user_id")
);

CREATE TABLE "system_chat_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_chat_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chat_id" bigint NOT NULL,
	"sender_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"body" text,
	"event" jsonb,
	"key" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"recalled_at" timestamp(3) with time zone
);

CREATE TABLE "system_chat" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_chat_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text,
	"pair" text,
	"owner_id" bigint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_message_id" bigint,
	CONSTRAINT "system_chat_pair_unique" UNIQUE("pair")
);

CREATE TABLE "system_comment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"record_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"body" text NOT NULL,
	"named" bigint[] NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"edited_at" timestamp(3) with time zone,
	"removed_at" timestamp(3) with time zone
);

CREATE TABLE "system_watcher" (
	"resource" text NOT NULL,
	"record_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"since" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "system_watcher_resource_record_id_user_id_pk" PRIMARY KEY("resource","record_id","user_id")
);

CREATE TABLE "system_mail_template" (
	"name" text NOT NULL,
	"lang" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "system_mail_template_name_lang_pk" PRIMARY KEY("name","lang")
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

CREATE TABLE "system_known_browser" (
	"user_id" bigint NOT NULL,
	"browser" text NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "system_known_browser_user_id_browser_pk" PRIMARY KEY("user_id","browser")
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

CREATE TABLE "system_recovery_code" (
	"user_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp(3) with time zone,
	CONSTRAINT "system_recovery_code_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);

CREATE TABLE "system_remembered" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "system_second_factor" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" integer NOT NULL,
	"since" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "system_session" (
	"id" text PRIMARY KEY NOT NULL,
	"no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "system_session_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
	"remembered_id" text,
	"browser" text,
	"idle_minutes" integer,
	"active_at" timestamp(3) with time zone,
	CONSTRAINT "system_session_no_unique" UNIQUE("no"),
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
	"reason_en" text,
	"address" text,
	"device" text,
	"counted" boolean DEFAULT true NOT NULL
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
CREATE INDEX "system_announcement_sort" ON "system_announcement" USING btree ("valid_from" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "system_announcement_organization_id_sort" ON "system_announcement" USING btree ("organization_id","valid_from" desc,"id" desc) WHERE deleted_at is null;
CREATE UNIQUE INDEX "system_book_number_edition_key" ON "system_book" USING btree ("number","edition") WHERE deleted_at is null;
CREATE INDEX "system_book_sort" ON "system_book" USING btree ("number","id") WHERE deleted_at is null;
CREATE INDEX "system_book_superseded_by_id_sort" ON "system_book" USING btree ("superseded_by_id","number","id") WHERE deleted_at is null;
CREATE INDEX "system_book_copy_parent" ON "system_book_copy" USING btree ("parent_id","seq");
CREATE INDEX "system_book_loan_sort" ON "system_book_loan" USING btree ("borrowed_on" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "system_book_loan_book_id_sort" ON "system_book_loan" USING btree ("book_id","borrowed_on" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "system_book_loan_organization_id_sort" ON "system_book_loan" USING btree ("organization_id","borrowed_on" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "system_book_loan_borrower_id_sort" ON "system_book_loan" USING btree ("borrower_id","borrowed_on" desc,"id" desc) WHERE deleted_at is null;
CREATE UNIQUE INDEX "system_organization_change_change_no_serial" ON "system_organization_change" USING btree ("change_no") WHERE deleted_at is null;
CREATE INDEX "system_organization_change_organization_id_sort" ON "system_organization_change" USING btree ("organization_id","id" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "system_organization_change_from_parent_id_sort" ON "system_organization_change" USING btree ("from_parent_id","id" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "system_organization_change_new_parent_id_sort" ON "system_organization_change" USING btree ("new_parent_id","id" desc,"id" desc) WHERE deleted_at is null;
CREATE UNIQUE INDEX "system_payment_order_order_no_serial" ON "system_payment_order" USING btree ("order_no") WHERE deleted_at is null;
CREATE INDEX "system_payment_order_sort" ON "system_payment_order" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "system_payment_callback_sort" ON "system_payment_callback" USING btree ("received_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "system_payment_callback_order_id_sort" ON "system_payment_callback" USING btree ("order_id","received_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "system_usage_day" ON "system_usage" USING btree ("day");
CREATE INDEX "system_announcement_read_user" ON "system_announcement_read" USING btree ("user_id");
CREATE INDEX "system_server_sample_at" ON "system_server_sample" USING btree ("at");
CREATE UNIQUE INDEX "system_message_key" ON "system_message" USING btree ("user_id","key") WHERE key is not null;
CREATE INDEX "system_message_inbox" ON "system_message" USING btree ("user_id","id") WHERE inbox;
CREATE INDEX "system_message_unread" ON "system_message" USING btree ("user_id","id") WHERE inbox and read_at is null;
CREATE INDEX "system_message_digest" ON "system_message" USING btree ("user_id") WHERE digest;
CREATE INDEX "system_message_created" ON "system_message" USING btree ("created_at");
CREATE INDEX "system_chat_member_user" ON "system_chat_member" USING btree ("user_id");
CREATE INDEX "system_chat_message_chat" ON "system_chat_message" USING btree ("chat_id","id");
CREATE UNIQUE INDEX "system_chat_message_key" ON "system_chat_message" USING btree ("sender_id","key") WHERE key is not null;
CREATE INDEX "system_comment_record" ON "system_comment" USING btree ("resource","record_id","id");
CREATE UNIQUE INDEX "system_comment_key" ON "system_comment" USING btree ("author_id","key");
CREATE INDEX "system_remembered_user" ON "system_remembered" USING btree ("user_id");
CREATE INDEX "system_session_user" ON "system_session" USING btree ("user_id","created_at");
CREATE INDEX "system_sign_in_log_address" ON "system_sign_in_log" USING btree ("address","at");
CREATE INDEX "system_sign_in_log_at" ON "system_sign_in_log" USING btree ("at");
CREATE INDEX "system_menu_use_day" ON "system_menu_use" USING btree ("day");
CREATE VIEW "public"."system_change_log" AS (select id, 1 as version, user_id as create_by, user_name as create_name, at as create_time, null::text as update_name, null::timestamptz as update_time, null::timestamptz as deleted_at, at, user_name, username, actor_name, resource, record_id, action, reason, request_id from kernel_history);
CREATE VIEW "public"."system_sign_in_record" AS (select l.id, 1 as version, coalesce(l.user_id, 0) as create_by, l.username as create_name, l.at as create_time, null::text as update_name, null::timestamptz as update_time, null::timestamptz as deleted_at, l.at, u.name as user_name, l.username, l.ok, l.kind, l.reason, l.reason_en, l.address, l.device from system_sign_in_log l left join system_user_ u on u.id = l.user_id);
CREATE VIEW "public"."system_online_session" AS (select s.no as id, 1 as version, s.user_id as create_by, u.name as create_name, s.created_at as create_time, null::text as update_name, null::timestamptz as update_time, null::timestamptz as deleted_at, s.id as session_id, u.name as user_name, u.username, s.user_id, u.organization_id, s.address, s.device, s.kind, a.name as actor_name, s.created_at, s.last_seen, s.expires_at from system_session s join system_user_ u on u.id = s.user_id left join system_user_ a on a.id = s.actor_id where s.revoked_at is null and s.expires_at > (now() + coalesce(nullif(current_setting('fairway.ahead', true), ''), '0')::interval) and (s.idle_minutes is null or s.active_at > (now() + coalesce(nullif(current_setting('fairway.ahead', true), ''), '0')::interval) - make_interval(mins => s.idle_minutes)));
CREATE VIEW "public"."system_stored_file" AS (select f.id, 1 as version, f.owner as create_by, coalesce(u.name, '系统') as create_name, f.created as create_time, null::text as update_name, null::timestamptz as update_time, null::timestamptz as deleted_at, f.name, case when f.type ~ '^image/(png|jpeg|webp|gif)$' then 'PICTURE' when f.type = 'application/pdf' then 'PDF' when f.type ~ '(officedocument|ms-excel|msword|ms-powerpoint|ms-works|/ofd)' then 'OFFICE' when f.type ~ '^text/' then 'TEXT' when f.type ~ '(zip|rar|7z)' then 'ARCHIVE' when f.type ~ '^video/' then 'VIDEO' else 'OTHER' end as kind, f.size, coalesce(u.name, '系统') as owner_name, f.created, exists (select 1 from kernel_file_use x where x.file_id = f.id) as used, (select count(*)::integer from kernel_file_use x where x.file_id = f.id and x.resource <> 'everyone') as uses, b.driver as place, f.hash, f.type from kernel_file f left join kernel_blob b on b.hash = f.hash left join system_user_ u on u.id = f.owner);
